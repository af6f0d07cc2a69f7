import { describe, expect, it } from '@jest/globals';
import type { ViewStore } from '@talentlog/runtime';
import { readOnce } from './read-once.ts';

/** A store that has every row it is asked for but `gone`, and tells what it was asked. */
function open() {
  const asked: string[] = [];
  const rowOf = (id: string) => ({ id });
  const store = {
    getMany: async (view: string, ids: readonly string[]) => {
      asked.push(`${view} ${ids.join()}`);
      return ids.filter((id) => id !== 'gone').map(rowOf);
    },
    list: async (view: string) => {
      asked.push(`list ${view}`);
      return { rows: ['c', 'd'].map(rowOf), total: 9 };
    },
    find: async (view: string) => {
      asked.push(`find ${view}`);
      return ['a', 'b'].map(rowOf);
    },
    countBy: async (view: string, field: string) => {
      asked.push(`count ${view} ${field}`);
      return new Map([['a', 1]]);
    },
  } as unknown as ViewStore;
  return { asked, views: readOnce(store) };
}

describe('a store that a question reads once', () => {
  it('reads at once what parts of the answer ask for at the same time', async () => {
    const { asked, views } = open();
    const [one, many, other] = await Promise.all([
      views.get('people', 'b'),
      views.getMany('people', ['a', 'b', 'gone']),
      views.get('offers', 'b'),
    ]);
    expect([one, many, other]).toEqual([{ id: 'b' }, [{ id: 'a' }, { id: 'b' }], { id: 'b' }]);
    expect(asked).toEqual(['people b,a,gone', 'offers b']);
  });

  it('reads no row twice, whether it is there or not', async () => {
    const { asked, views } = open();
    await views.getMany('people', ['a', 'gone']);
    expect(await views.get('people', 'gone')).toBeUndefined();
    expect(await views.getMany('people', ['c', 'a'])).toEqual([{ id: 'a' }, { id: 'c' }]);
    expect(asked).toEqual(['people a,gone', 'people c']);
  });

  it('knows rows that a search found', async () => {
    const { asked, views } = open();
    await Promise.all([views.find('people', { limit: 2 }), views.list('people', { limit: 2 })]);
    expect(await views.getMany('people', ['a', 'b', 'c', 'd'])).toHaveLength(4);
    expect(asked).toEqual(['find people', 'list people']);
  });

  it('makes the same search once, and another one again', async () => {
    const { asked, views } = open();
    await views.find('people', { limit: 2 });
    await views.find('people', { limit: 2 });
    await views.find('people', { limit: 3 });
    await views.countBy('people', 'state');
    await views.countBy('people', 'state');
    await views.countBy('people', 'id');
    expect((await views.list('people', { limit: 2 })).total).toBe(9);
    expect((await views.list('people', { limit: 2 })).total).toBe(9);
    expect(asked).toEqual([...['find people', 'find people', 'count people state', 'count people id'], 'list people']);
  });
});
