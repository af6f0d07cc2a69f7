import { expect, test } from '@jest/globals';
import type { LogPosition, ViewStore } from '@talentlog/runtime';
import type { Projector, ViewChange } from './index.ts';
import { jobs, people } from './sample-projectors.fixture.ts';
import { appendAll, sampleCommits, sampleEvent } from './samples.fixture.ts';
import { ProjectedViews, soon } from './views.fixture.ts';

const projected = new ProjectedViews();

test('waiting ends when the view is there, or with the time', async () => {
  const projectors = await projected.run();
  await appendAll(projected.store, sampleCommits(50));
  const head = await projected.store.head();
  expect(await projectors.waitFor('person', head, soon)).toBe(true);
  expect(await projectors.waitFor('jobs', head, soon)).toBe(true);
  expect(projectors.position()).toBe(head);
  expect(await projectors.waitFor('person', '9'.repeat(20), 5)).toBe(false);
  expect(() => projectors.waitFor('nobody', head, 5)).toThrow(RangeError);
  const status = await projectors.status();
  expect(status).toEqual([
    { name: 'jobs', version: 1, position: head, lagEvents: 0, lagMs: 0, parked: 0, building: undefined },
    { name: 'people', version: 1, position: head, lagEvents: 0, lagMs: 0, parked: 0, building: undefined },
  ]);
});

test('tells what changed, for events of interest only, and outlives a listener that throws', async () => {
  const changes: ViewChange[] = [];
  const projectors = await projected.run({
    onChange: (change) => {
      changes.push(change);
      throw new Error('listener');
    },
  });
  await projected.store.append({
    commitId: 'a',
    writes: [{ stream: 'job-1', expected: 'no-stream', events: [sampleEvent(1, 'JobOpened', { title: 'x' })] }],
  });
  await projected.caughtUp(projectors);
  await projected.store.append({
    commitId: 'b',
    writes: [{ stream: 'other-1', expected: 'no-stream', events: [sampleEvent(2, 'Other', {})] }],
  });
  await projected.caughtUp(projectors);
  expect(changes.map(({ view, ids }) => [view, ...ids])).toEqual([
    ['job', 'job-1'],
    ['jobTitle', 'job-1'],
  ]);
});

test('goes on where it stopped', async () => {
  const commits = sampleCommits(400);
  await appendAll(projected.store, commits.slice(0, 200));
  const first = await projected.run();
  await projected.caughtUp(first);
  await first.stop();
  const seen: LogPosition[] = [];
  await appendAll(projected.store, commits.slice(200));
  const watching: Projector = {
    ...jobs,
    project: async (event, writer) => {
      seen.push(event.position);
      await jobs.project(event, writer);
    },
  };
  await projected.caughtUp(await projected.run({ projectors: [watching, people] }));
  expect(seen.every((position) => Number(position) > 200)).toBe(true);
  expect(await projected.dump()).toBe(await projected.rebuilt(1000));
});

test('a store that fails for a while loses and repeats nothing', async () => {
  let failures = 6;
  const shaky: ViewStore = Object.assign(Object.create(projected.views) as ViewStore, {
    open: async (...args: Parameters<ViewStore['open']>) =>
      (await projected.views.open(...args)).map((generation) =>
        Object.assign(Object.create(generation) as typeof generation, {
          transact: async (...work: Parameters<typeof generation.transact>) => {
            failures -= 1;
            if (failures >= 0 && failures % 2 === 0) throw new Error('disk full');
            return generation.transact(...work);
          },
        }),
      ),
  });
  await appendAll(projected.store, sampleCommits(300));
  await projected.caughtUp(await projected.run({ views: shaky, batchSize: 50 }));
  expect(failures).toBeLessThan(0);
  expect(await projected.dump()).toBe(await projected.rebuilt(1000));
});
