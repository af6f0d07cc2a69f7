import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Projector, Projectors } from './index.ts';
import { jobs, people } from './sample-projectors.fixture.ts';
import { sampleEvent } from './samples.fixture.ts';
import { follower, ProjectedViews } from './views.fixture.ts';

const projected = new ProjectedViews();

/** Stream, place in it and reason of what is parked. */
const parkedBy = async (projectors: Projectors, name: string) =>
  Promise.all(
    follower(projectors, name)
      .parked()
      .map(async ({ stream, eventId, reason }) => {
        const found = (await projected.store.readStream(stream)).find(({ id }) => id === eventId);
        return [stream, found?.revision, reason];
      }),
  );

describe('an event that cannot be taken', () => {
  let broken = true;
  const fragile: Projector = {
    ...people,
    project: async (event, writer) => {
      await people.project(event, writer);
      if (broken && event.data.text === '毒') throw new TypeError('cannot read it');
    },
  };
  const moved = (number: number, stream: string, revision: number, text: string) =>
    projected.store.append({
      commitId: `c${number}`,
      writes: [
        {
          stream,
          expected: revision === 0 ? 'no-stream' : revision - 1,
          events: [sampleEvent(number, 'PersonMoved', { job: 'job-1', stage: '新', text })],
        },
      ],
    });

  beforeEach(() => {
    broken = true;
  });

  test('is parked with the later ones of its stream, the rest flows on, and a retry heals it', async () => {
    await moved(1, 'person-1', 0, '好');
    await moved(2, 'person-1', 1, '毒');
    const projectors = await projected.run({ projectors: [jobs, fragile] });
    await projected.caughtUp(projectors);
    await moved(3, 'person-1', 2, '后');
    await moved(4, 'person-2', 0, '他');
    await projected.caughtUp(projectors);
    expect(await parkedBy(projectors, 'people')).toEqual([
      ['person-1', 1, 'TypeError: cannot read it'],
      ['person-1', 2, 'waits behind a parked event of its stream'],
    ]);
    expect(follower(projectors, 'people').status()).toMatchObject({ state: 'parked', parked: 2 });
    expect(follower(projectors, 'jobs').status()).toMatchObject({ state: 'caught-up', parked: 0, lastError: null });
    expect((await projected.views.get('person', 'person-1'))?.text).toBe('好');
    expect((await projected.views.get('person', 'person-2'))?.text).toBe('他');
    const people = follower(projectors, 'people');
    const [, behind] = people.parked();
    const eventId = behind?.eventId ?? '';
    expect(await people.retry('nothing')).toBeUndefined();
    expect(await people.retry(eventId)).toEqual({ handled: 0, left: 2 });
    broken = false;
    expect(await people.retry(eventId)).toEqual({ handled: 2, left: 0 });
    await moved(5, 'person-1', 3, '续');
    await projected.caughtUp(projectors);
    expect(await projected.views.get('person', 'person-1')).toMatchObject({ text: '续', moves: 4 });
  });

  test('stays parked over a restart, and can be given up', async () => {
    await moved(1, 'person-1', 0, '毒');
    const first = await projected.run({ projectors: [jobs, fragile] });
    await projected.caughtUp(first);
    await first.stop();
    const second = await projected.run({ projectors: [jobs, fragile] });
    await moved(2, 'person-1', 1, '后');
    await projected.caughtUp(second);
    const people = follower(second, 'people');
    expect(people.parked()).toHaveLength(2);
    expect((await second.status())[1]?.parked).toBe(2);
    expect(await people.discard(people.parked()[0]?.eventId ?? '', 'admin')).toEqual({ handled: 1, left: 0 });
    expect(await projected.views.get('person', 'person-1')).toMatchObject({ text: '后', moves: 1 });
    await moved(3, 'person-1', 2, '新');
    await projected.caughtUp(second);
    expect(await projected.views.get('person', 'person-1')).toMatchObject({ text: '新', moves: 2 });
  });

  test('is also one that cannot be opened', async () => {
    await moved(1, 'person-1', 0, '好');
    const projectors = await projected.run({
      open: async () => () => {
        throw new Error('no such key');
      },
    });
    await projected.caughtUp(projectors);
    expect(follower(projectors, 'people').parked()).toHaveLength(1);
  });
});
