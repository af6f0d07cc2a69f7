import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { given, happened, story, type Told, tell, testId } from '../shared/testing.ts';
import { account } from './account.ts';
import { decidedAccount } from './deciders.ts';
import type { AccountData } from './evolve.ts';
import { accountHistories, accountId, savedView } from './fixtures.ts';

const who = { accountId, jobSeekerId, personId: jobSeekerId };
const view = (number: number) => ({ viewId: testId(number), name: `视图 ${number}`, search: `text=${number}` });
const saved = (one: object): Told => happened('ViewSaved', { ...who, ...one });
const viewsAfter = (...more: readonly Told[]) =>
  (tell(story(account, accountId, [...accountHistories.ACTIVE, ...more])).data as AccountData).savedViews;
const send = (history: readonly Told[], command: string, payload: object) =>
  given(decidedAccount, accountId, [...accountHistories.ACTIVE, ...history]).when(
    command,
    { accountId, ...payload },
    { actor: testSeeker },
  );

describe('how somebody sees lists', () => {
  it('is kept in the order in which it was saved; saved again it is changed in its place', () => {
    expect(viewsAfter(saved(view(1)))).toEqual([savedView, view(1)]);
    const renamed = { ...savedView, name: 'Offer' };
    expect(viewsAfter(saved(view(1)), saved(renamed))).toEqual([renamed, view(1)]);
    const { viewId } = savedView;
    expect(viewsAfter(saved(view(1)), happened('ViewRemoved', { ...who, viewId }))).toEqual([view(1)]);
  });

  it('has room for thirty', () => {
    const full = Array.from({ length: 29 }, (_, index) => saved(view(100 + index)));
    expect(send(full.slice(1), 'SaveView', view(1)).refused).toBeUndefined();
    expect(send(full, 'SaveView', view(1))).toMatchObject({ refused: 'account.too_many_views', params: { limit: 30 } });
    expect(send(full, 'SaveView', { ...savedView, name: 'Offer' }).refused).toBeUndefined();
  });

  it('is not let go of where it is not', () =>
    expect(send([], 'RemoveView', { viewId: testId(1) })).toMatchObject({
      refused: 'common.not_found',
      path: 'viewId',
    }));

  it('is none where its owner is forgotten, with the name or with the filters', () => {
    expect(viewsAfter(saved({ ...view(1), name: null }), saved({ ...view(2), search: null }))).toEqual([savedView]);
  });

  it('goes with the account', () => {
    const { data } = tell(story(account, accountId, accountHistories.CLOSED));
    expect((data as AccountData).savedViews).toEqual([]);
  });
});
