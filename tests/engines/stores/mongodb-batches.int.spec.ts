import { describe, expect, it } from '@jest/globals';
import type { Position } from '@talentlog/runtime';
import type { Commit } from '../../../infra/runtime/src/view-store/mongodb/commits.ts';
import { transacting } from './replica-member.ts';
import { withTransactions } from './with-transactions.ts';

describe('a batch in a transaction', () => {
  const generation = { _id: 'people/1', turn: 4, pending: null, position: '4', mark: '' };
  const commit: Commit = {
    ...{ id: 'people/1', from: { turn: 4, position: '4' as Position }, position: '9' as Position, arrays: [] },
    writes: ['a', 'b'].map((_id) => ({
      ...{ collection: 'view.people.1.people', isThere: _id === 'a' },
      document: { _id, turn: 5, doc: `${_id} new` },
    })),
  };
  const begun = () => {
    const there = transacting();
    there.committed.set('viewGenerations/people/1', generation);
    there.committed.set('view.people.1.people/a', { _id: 'a', turn: 2, doc: 'a old' });
    return there;
  };
  const before = JSON.stringify([...begun().committed]);
  const rowsOf = ({ committed }: ReturnType<typeof begun>) =>
    ['a', 'b'].map((id) => committed.get(`view.people.1.people/${id}`)?.doc);

  it('writes its rows and how far it has come at once, without a journal', async () => {
    const there = begun();
    await withTransactions(there.script, async ({ commits }) => {
      there.heard.length = 0;
      expect(await commits.make(commit)).toEqual({ turn: 5, position: '9' });
      expect(there.heard).toEqual(['update', 'update', 'commitTransaction']);
      expect(rowsOf(there)).toEqual(['a new', 'b new']);
      expect(there.committed.get('viewGenerations/people/1')).toMatchObject({ turn: 5, position: '9', pending: null });
    });
  });

  it('whoever began with an older turn is refused, and writes nothing', async () => {
    const there = begun();
    await withTransactions(there.script, async ({ commits }) => {
      const late = { ...commit, from: { turn: 3, position: '3' as Position } };
      expect(await commits.make(late)).toBeUndefined();
      expect(JSON.stringify([...there.committed])).toBe(before);
    });
  });

  it.each<[string, string, boolean]>([
    ['at its rows', 'update', false],
    ['at its end, which was not heard there', 'commitTransaction', false],
    ['at its end, which was heard there', 'commitTransaction', true],
  ])('cut %s, is there whole or not at all, and is known for what it is', async (_, at, isHeard) => {
    const there = begun();
    await withTransactions(there.script, async ({ commits, says }) => {
      let updates = 0;
      says((name, told) => {
        if (name === 'update') updates += 1;
        const isCut = name === at && (name !== 'update' || updates === 2);
        if (!isCut) return there.script(name, told);
        if (isHeard) there.script(name, told);
        return { ok: 0, code: 11600, codeName: 'InterruptedAtShutdown', errmsg: 'interrupted at shutdown' };
      });
      const made = await commits.make(commit).catch(() => 'failed');
      expect(made).toEqual(isHeard ? { turn: 5, position: '9' } : 'failed');
      expect(rowsOf(there)).toEqual(isHeard ? ['a new', 'b new'] : ['a old', undefined]);
      expect(there.committed.get('viewGenerations/people/1')?.turn).toBe(isHeard ? 5 : 4);
    });
  });
});
