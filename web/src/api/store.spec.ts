import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryStore } from './store.ts';

const key = '/api/queries/myResume';
let waiting: ((data: unknown) => void)[] = [];
const settle = async (at: number, data: unknown) => {
  waiting[at]?.(data);
  await new Promise((done) => setTimeout(done, 0));
};

beforeEach(() => {
  waiting = [];
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      waiting.push((data) =>
        data instanceof Error ? reject(data) : resolve(new Response(JSON.stringify({ data, position: '1' }))),
      );
    });
});
const shown = (store: QueryStore): unknown => store.read(key).answer?.data;

describe('answers of the site', () => {
  it('are asked once while one is under way', async () => {
    const store = new QueryStore();
    void store.ask(key);
    void store.ask(key);
    expect(waiting).toHaveLength(1);
    await settle(0, 'first');
    expect([shown(store), store.read(key).loading]).toEqual(['first', false]);
  });
  it('that came with the page are not asked again by their first reader, but by the next', async () => {
    const store = new QueryStore({ [key]: { data: 'seed' } as never });
    await store.ask(key);
    expect([shown(store), waiting.length]).toEqual(['seed', 0]);
    void store.ask(key);
    expect([shown(store), waiting.length]).toEqual(['seed', 1]);
  });
  it('stay while they are asked again, and beside the problem where that fails', async () => {
    const store = new QueryStore({ [key]: { data: 'seed' } as never });
    void store.ask(key, {}, true);
    const { fetch } = globalThis;
    expect(store.read(key)).toMatchObject({ loading: true, answer: { data: 'seed' } });
    globalThis.fetch = async () => new Response('{"code":"common.internal"}', { status: 500 });
    await store.ask(key, {}, true);
    globalThis.fetch = fetch;
    expect(store.read(key)).toMatchObject({ problem: { code: 'common.internal' }, answer: { data: 'seed' } });
  });
  it('never fall back to what was asked earlier and came later', async () => {
    const store = new QueryStore();
    void store.ask(key, {}, true);
    void store.ask(key, {}, true);
    await settle(1, 'newer');
    await settle(0, 'older');
    expect(shown(store)).toBe('newer');
  });
  it('keep who was overtaken waiting until the newer one is there', async () => {
    const store = new QueryStore();
    const seen: unknown[] = [];
    void store.ask(key, {}, true).then(() => seen.push(shown(store)));
    void store.ask(key, {}, true);
    await settle(0, 'older');
    expect(seen).toEqual([]);
    await settle(1, 'newer');
    expect(seen).toEqual(['newer']);
  });
  it('are forgotten when somebody leaves, also those still on their way', async () => {
    const store = new QueryStore();
    const heard = jest.fn();
    store.subscribe(key, heard);
    void store.ask(key);
    store.clear();
    await settle(0, 'of who left');
    expect(shown(store)).toBeUndefined();
    expect(store.read(key)).toBe(store.read('/never/asked'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
  it('are told to who listens, until they do not', async () => {
    const store = new QueryStore();
    const heard = jest.fn();
    const stop = store.subscribe(key, heard);
    void store.ask(key);
    await settle(0, 1);
    stop();
    void store.ask(key, {}, true);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
