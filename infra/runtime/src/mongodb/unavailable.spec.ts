import { expect, it } from '@jest/globals';
import { type Collection, MongoNetworkError } from 'mongodb';
import { StoreUnavailable } from '../event-store/port.ts';
import { compareAndSet, type Marked } from './compare-and-set.ts';
import { unavailableWithServer } from './unavailable.ts';

const never = () => new Promise<string>(() => undefined);

it('refuses whoever waits for a server that is silent, and lets upkeep take its time', async () => {
  let ended = (_: string): void => undefined;
  const upkeep = new Promise<string>((resolve) => {
    ended = resolve;
  });
  const store = unavailableWithServer({ find: never, count: async () => 7, purge: () => upkeep }, 20);
  const purging = store.purge();
  await expect(store.find()).rejects.toThrow(StoreUnavailable);
  expect(await store.count()).toBe(7);
  ended('done');
  expect(await purging).toBe('done');
});

it('says what the server said, and leaves errors of its own alone', async () => {
  const store = unavailableWithServer({
    cut: () => Promise.reject(new MongoNetworkError('connection 3 closed')),
    closed: () => {
      throw new TypeError('closed');
    },
  });
  await expect(store.cut()).rejects.toThrow(StoreUnavailable);
  await expect(store.cut()).rejects.toThrow(/connection 3 closed/);
  expect(() => store.closed()).toThrow(TypeError);
});

it('tells whoever loses every turn to others to try again', async () => {
  let marks = 0;
  const contested = {
    collectionName: 'places',
    findOne: async () => ({ _id: 'all', mark: `${++marks}` }),
    replaceOne: async () => ({ matchedCount: 0 }),
  } as unknown as Collection<Marked>;
  await expect(compareAndSet(contested, 'all', () => ({ next: {}, answer: 'taken' }))).rejects.toThrow(
    StoreUnavailable,
  );
  expect(marks).toBe(200);
});
