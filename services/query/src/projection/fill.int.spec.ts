import { afterEach, expect, test } from '@jest/globals';
import type { EventStore } from '@talentlog/runtime';
import { until } from '../../../../tests/support/until.ts';
import { appendAll, sampleCommits } from './samples.fixture.ts';
import { ProjectedViews } from './views.fixture.ts';

const pageLength = 50;
let letGo: () => void = () => undefined;
// Before the hooks of the views, which wait for who reads.
afterEach(() => letGo());
const projected = new ProjectedViews();

/** The log, of which only the first pages can be read until it is let go. */
function halted(store: EventStore, pages: number): EventStore {
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let read = 0;
  return Object.assign(Object.create(store) as EventStore, {
    readAll: async (...asked: Parameters<EventStore['readAll']>) => {
      // The status looks at the log, too, at more of it.
      if (asked[0].limit === pageLength) read += 1;
      if (read > pages && asked[0].limit === pageLength) await going;
      return store.readAll(...asked);
    },
  });
}

test('views that are filled say how far they are and how long it will take, until they are there', async () => {
  await appendAll(projected.store, sampleCommits(800));
  const projectors = await projected.run({ store: halted(projected.store, 4), batchSize: pageLength });
  const fillings = async () => (await projectors.status()).map(({ filling }) => filling);
  const head = Number(await projected.store.head());
  await until(async () => (await fillings()).every((filling) => (filling?.percent ?? 0) > 0));
  for (const filling of await fillings()) {
    expect(filling?.percent).toBeLessThanOrEqual(Math.ceil((100 * 4 * pageLength) / head));
    expect(filling?.secondsLeft).toBeGreaterThan(0);
  }
  letGo();
  await projected.caughtUp(projectors);
  await until(async () => (await fillings()).every((filling) => filling === undefined));
});

test('so does one that is filled again beside the one that answers', async () => {
  await appendAll(projected.store, sampleCommits(800));
  const before = await projected.run();
  await projected.caughtUp(before);
  await before.stop();
  const projectors = await projected.run({ store: halted(projected.store, 6), batchSize: pageLength });
  await projected.caughtUp(projectors);
  const again = projectors.rebuild('jobs');
  const jobs = async () => (await projectors.status()).find(({ name }) => name === 'jobs');
  await until(async () => ((await jobs())?.filling?.percent ?? 0) > 0);
  const { building, filling, position } = (await jobs()) ?? {};
  expect(Number(building)).toBeLessThan(Number(position));
  expect(filling?.secondsLeft).toBeGreaterThan(0);
  letGo();
  await again;
  await until(async () => (await jobs())?.filling === undefined);
  expect((await jobs())?.building).toBeUndefined();
});
