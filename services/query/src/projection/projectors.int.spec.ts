import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  dumpViews,
  type EventStore,
  openMemoryEventStore,
  type Position,
  silentLogger,
  type ViewStore,
} from '@talentlog/runtime';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { type Projector, type ProjectorOptions, type Projectors, startProjectors, type ViewChange } from './index.ts';
import { appendAll, jobs, openPlain, people, sampleCommits, sampleEvent } from './samples.ts';

const allViews = ['job', 'person', 'jobTitle'];
const soon = 10_000;
/** Of the rows that 2,000 sample events give, in any time zone and language. */
const knownDigest = 'd6179418db8c122d47d886ea10eb95fb8d1a01746d5a48be9ef7bad1126b6561';

const follower = (projectors: Projectors, name: string) => {
  const found = projectors.followers().find((one) => one.name === name);
  if (found === undefined) throw new Error(`no follower ${name}`);
  return found;
};

describe('projectors', () => {
  let folder: string;
  let store: EventStore;
  let views: ViewStore;
  let running: Projectors | undefined;
  let files = 0;

  const openViews = (): ViewStore => {
    files += 1;
    return openSqliteViewStore({ file: join(folder, `views-${files}.db`) });
  };
  const run = async (options: Partial<ProjectorOptions> = {}): Promise<Projectors> => {
    running = await startProjectors({
      store,
      views,
      projectors: [jobs, people],
      open: async () => openPlain,
      logger: silentLogger,
      ...options,
    });
    return running;
  };
  /** Stream, place in it and reason of what is parked. */
  const parkedBy = async (projectors: Projectors, name: string) =>
    Promise.all(
      follower(projectors, name)
        .parked()
        .map(async ({ stream, eventId, reason }) => {
          const found = (await store.readStream(stream)).find(({ id }) => id === eventId);
          return [stream, found?.revision, reason];
        }),
    );
  const caughtUp = async (projectors: Projectors) =>
    expect(await projectors.waitForAll(await store.head(), soon)).toBe(true);
  const rebuilt = async (batchSize: number): Promise<string> => {
    const other = openViews();
    const projectors = await run({ views: other, batchSize });
    await caughtUp(projectors);
    await projectors.stop();
    const dump = await dumpViews(other, allViews);
    await other.close();
    return dump;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'projecting-'));
    store = openMemoryEventStore();
    views = openViews();
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await views.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('a view that followed the log equals one rebuilt from zero, byte for byte, at any batch size', async () => {
    const commits = sampleCommits(1500);
    const projectors = await run();
    await appendAll(store, commits.slice(0, 700));
    await caughtUp(projectors);
    for (const commit of commits.slice(700, 900)) {
      await store.append(commit);
      await caughtUp(projectors);
    }
    await appendAll(store, commits.slice(900));
    await caughtUp(projectors);
    const live = await dumpViews(views, allViews);
    await projectors.stop();
    expect(live.split('\n').length).toBeGreaterThan(200);
    for (const batchSize of [1, 7, 1000]) expect(await rebuilt(batchSize)).toBe(live);
  });

  test('the rows are those of every other machine', async () => {
    await appendAll(store, sampleCommits(2000));
    expect(
      createHash('sha256')
        .update(await rebuilt(100))
        .digest('hex'),
    ).toBe(knownDigest);
  });

  test.each([
    { TZ: 'America/New_York', LANG: 'tr_TR.UTF-8' },
    { TZ: 'Asia/Kathmandu', LANG: 'C' },
  ])('also under %o', (other) => {
    const jest = join(process.cwd(), 'node_modules/jest/bin/jest.js');
    const selected = [
      '--selectProjects',
      'int',
      '--testPathPatterns',
      'projecting.int.spec',
      '-t',
      'every other machine',
    ];
    const env = { ...process.env, ...other, NODE_OPTIONS: '--experimental-vm-modules' };
    expect(() => execFileSync(process.execPath, [jest, ...selected], { env, stdio: 'pipe' })).not.toThrow();
  });

  test('waiting ends when the view is there, or with the time', async () => {
    const projectors = await run();
    await appendAll(store, sampleCommits(50));
    const head = await store.head();
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
    const projectors = await run({
      onChange: (change) => {
        changes.push(change);
        throw new Error('listener');
      },
    });
    await store.append({
      commitId: 'a',
      writes: [{ stream: 'job-1', expected: 'no-stream', events: [sampleEvent(1, 'JobOpened', { title: 'x' })] }],
    });
    await caughtUp(projectors);
    await store.append({
      commitId: 'b',
      writes: [{ stream: 'other-1', expected: 'no-stream', events: [sampleEvent(2, 'Other', {})] }],
    });
    await caughtUp(projectors);
    expect(changes.map(({ view, ids }) => [view, ...ids])).toEqual([
      ['job', 'job-1'],
      ['jobTitle', 'job-1'],
    ]);
  });

  test('goes on where it stopped', async () => {
    const commits = sampleCommits(400);
    await appendAll(store, commits.slice(0, 200));
    const first = await run();
    await caughtUp(first);
    await first.stop();
    const seen: Position[] = [];
    await appendAll(store, commits.slice(200));
    const watching: Projector = {
      ...jobs,
      project: async (event, writer) => {
        seen.push(event.position);
        await jobs.project(event, writer);
      },
    };
    await caughtUp(await run({ projectors: [watching, people] }));
    expect(seen.every((position) => Number(position) > 200)).toBe(true);
    expect(await dumpViews(views, allViews)).toBe(await rebuilt(1000));
  });

  test('a store that fails for a while loses and repeats nothing', async () => {
    let failures = 6;
    const shaky: ViewStore = Object.assign(Object.create(views) as ViewStore, {
      open: async (...args: Parameters<ViewStore['open']>) =>
        (await views.open(...args)).map((generation) =>
          Object.assign(Object.create(generation) as typeof generation, {
            transact: async (...work: Parameters<typeof generation.transact>) => {
              failures -= 1;
              if (failures >= 0 && failures % 2 === 0) throw new Error('disk full');
              return generation.transact(...work);
            },
          }),
        ),
    });
    await appendAll(store, sampleCommits(300));
    await caughtUp(await run({ views: shaky, batchSize: 50 }));
    expect(failures).toBeLessThan(0);
    expect(await dumpViews(views, allViews)).toBe(await rebuilt(1000));
  });

  describe('a new version', () => {
    const second: Projector = {
      ...jobs,
      version: 2,
      project: (event, writer) => jobs.project({ ...event, data: { ...event.data, v: 2 } }, writer),
    };

    test('is built beside the old one, which answers meanwhile, and takes over with everything', async () => {
      await appendAll(store, sampleCommits(1000));
      const first = await run();
      await caughtUp(first);
      await first.stop();
      const changes: ViewChange[] = [];
      const next = await run({
        projectors: [second, people],
        batchSize: 10,
        onChange: (change) => changes.push(change),
      });
      const versions: unknown[] = [];
      while ((await next.status())[0]?.version === 'outdated') {
        versions.push((await views.get('job', 'job-1'))?.v);
        await nextTurn();
      }
      expect(new Set(versions)).toEqual(new Set([undefined]));
      await caughtUp(next);
      expect((await views.get('job', 'job-1'))?.v).toBe(2);
      expect(changes).toContainEqual({ view: 'job', ids: [], position: await store.head() });
    });

    test('a rebuild of the same version goes on under new events and ends equal', async () => {
      const commits = sampleCommits(1500);
      await appendAll(store, commits.slice(0, 1000));
      const projectors = await run({ batchSize: 20 });
      await caughtUp(projectors);
      const rebuilding = projectors.rebuild('people');
      await appendAll(store, commits.slice(1000, 1200));
      await caughtUp(projectors);
      await rebuilding;
      await appendAll(store, commits.slice(1200));
      await caughtUp(projectors);
      const live = await dumpViews(views, allViews);
      await projectors.stop();
      expect(live).toBe(await rebuilt(1000));
    });

    test('a rebuild asked for twice is done once, and one that was stopped goes on at the next start', async () => {
      await appendAll(store, sampleCommits(500));
      const projectors = await run({ batchSize: 5 });
      await caughtUp(projectors);
      await Promise.all([projectors.rebuild('jobs'), projectors.rebuild('jobs')]);
      const third = projectors.rebuild('jobs');
      const failed = expect(third).rejects.toThrow('interrupted');
      await projectors.stop();
      await failed;
      const again = await run();
      while ((await again.status())[0]?.building !== undefined) await nextTurn();
      expect(await dumpViews(views, allViews)).toBe(await rebuilt(1000));
    });
  });

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
      store.append({
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
      const projectors = await run({ projectors: [jobs, fragile] });
      await caughtUp(projectors);
      await moved(3, 'person-1', 2, '后');
      await moved(4, 'person-2', 0, '他');
      await caughtUp(projectors);
      expect(await parkedBy(projectors, 'people')).toEqual([
        ['person-1', 1, 'TypeError: cannot read it'],
        ['person-1', 2, 'waits behind a parked event of its stream'],
      ]);
      expect(follower(projectors, 'people').status()).toMatchObject({ state: 'parked', parked: 2 });
      expect(follower(projectors, 'jobs').status()).toMatchObject({ state: 'caught-up', parked: 0, lastError: null });
      expect((await views.get('person', 'person-1'))?.text).toBe('好');
      expect((await views.get('person', 'person-2'))?.text).toBe('他');
      const people = follower(projectors, 'people');
      const [, behind] = people.parked();
      const eventId = behind?.eventId ?? '';
      expect(await people.retry('nothing')).toBeUndefined();
      expect(await people.retry(eventId)).toEqual({ handled: 0, left: 2 });
      broken = false;
      expect(await people.retry(eventId)).toEqual({ handled: 2, left: 0 });
      await moved(5, 'person-1', 3, '续');
      await caughtUp(projectors);
      expect(await views.get('person', 'person-1')).toMatchObject({ text: '续', moves: 4 });
    });

    test('stays parked over a restart, and can be given up', async () => {
      await moved(1, 'person-1', 0, '毒');
      const first = await run({ projectors: [jobs, fragile] });
      await caughtUp(first);
      await first.stop();
      const second = await run({ projectors: [jobs, fragile] });
      await moved(2, 'person-1', 1, '后');
      await caughtUp(second);
      const people = follower(second, 'people');
      expect(people.parked()).toHaveLength(2);
      expect((await second.status())[1]?.parked).toBe(2);
      expect(await people.discard(people.parked()[0]?.eventId ?? '', 'admin')).toEqual({ handled: 1, left: 0 });
      expect(await views.get('person', 'person-1')).toMatchObject({ text: '后', moves: 1 });
      await moved(3, 'person-1', 2, '新');
      await caughtUp(second);
      expect(await views.get('person', 'person-1')).toMatchObject({ text: '新', moves: 2 });
    });

    test('is also one that cannot be opened', async () => {
      await moved(1, 'person-1', 0, '好');
      const projectors = await run({
        open: async () => () => {
          throw new Error('no such key');
        },
      });
      await caughtUp(projectors);
      expect(follower(projectors, 'people').parked()).toHaveLength(1);
    });
  });
});
