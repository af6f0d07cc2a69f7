import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Projector, ViewChange } from './index.ts';
import { jobs, people } from './sample-projectors.fixture.ts';
import { appendAll, sampleCommits } from './samples.fixture.ts';
import { ProjectedViews } from './views.fixture.ts';

const projected = new ProjectedViews();

describe('a new version', () => {
  const second: Projector = {
    ...jobs,
    version: 2,
    project: (event, writer) => jobs.project({ ...event, data: { ...event.data, v: 2 } }, writer),
  };

  test('is built beside the old one, which answers meanwhile, and takes over with everything', async () => {
    await appendAll(projected.store, sampleCommits(1000));
    const first = await projected.run();
    await projected.caughtUp(first);
    await first.stop();
    const changes: ViewChange[] = [];
    const next = await projected.run({
      projectors: [second, people],
      batchSize: 10,
      onChange: (change) => changes.push(change),
    });
    const versions: unknown[] = [];
    while ((await next.status())[0]?.version === 'outdated') {
      versions.push((await projected.views.get('job', 'job-1'))?.v);
      await nextTurn();
    }
    expect(new Set(versions)).toEqual(new Set([undefined]));
    await projected.caughtUp(next);
    expect((await projected.views.get('job', 'job-1'))?.v).toBe(2);
    expect(changes).toContainEqual({ view: 'job', ids: [], position: '' });
  });

  test('a rebuild of the same version goes on under new events and ends equal', async () => {
    const commits = sampleCommits(1500);
    await appendAll(projected.store, commits.slice(0, 1000));
    const projectors = await projected.run({ batchSize: 20 });
    await projected.caughtUp(projectors);
    const rebuilding = projectors.rebuild('people');
    await appendAll(projected.store, commits.slice(1000, 1200));
    await projected.caughtUp(projectors);
    await rebuilding;
    await appendAll(projected.store, commits.slice(1200));
    await projected.caughtUp(projectors);
    const live = await projected.dump();
    await projectors.stop();
    expect(live).toBe(await projected.rebuilt(1000));
  });

  test('a rebuild asked for twice is done once, and one that was stopped goes on at the next start', async () => {
    await appendAll(projected.store, sampleCommits(500));
    const projectors = await projected.run({ batchSize: 5 });
    await projected.caughtUp(projectors);
    await Promise.all([projectors.rebuild('jobs'), projectors.rebuild('jobs')]);
    const third = projectors.rebuild('jobs');
    const failed = expect(third).rejects.toThrow('interrupted');
    await projectors.stop();
    await failed;
    const again = await projected.run();
    while ((await again.status())[0]?.building !== undefined) await nextTurn();
    expect(await projected.dump()).toBe(await projected.rebuilt(1000));
  });
});
