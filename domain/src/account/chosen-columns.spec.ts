import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { given, happened, story, type Told, tell } from '../shared/testing.ts';
import { account } from './account.ts';
import { decidedAccount } from './deciders.ts';
import type { AccountData } from './evolve.ts';
import { accountHistories, accountId, chosenColumns } from './fixtures.ts';

const who = { accountId, jobSeekerId, personId: jobSeekerId };
const chosen = (...columns: string[]): Told => happened('ColumnsChosen', { ...who, list: 'applications', columns });
const after = (...told: readonly Told[]) => (tell(story(account, accountId, told)).data as AccountData).columns;

describe('the columns somebody shows of a list', () => {
  it('are those chosen last, in their order', () => {
    expect(after(...accountHistories.ACTIVE)).toEqual([chosenColumns]);
    expect(after(...accountHistories.ACTIVE, chosen('turn', 'name'))).toEqual([
      { list: 'applications', columns: ['turn', 'name'] },
    ]);
  });
  it('are the usual ones again once none are chosen', () =>
    expect(after(...accountHistories.ACTIVE, chosen())).toEqual([]));
  it('go with the account', () => expect(after(...accountHistories.CLOSED)).toEqual([]));
  it('are kept as they were chosen', () => {
    const outcome = given(decidedAccount, accountId, accountHistories.ACTIVE).when(
      'ChooseColumns',
      { accountId, list: 'applications', columns: ['status', 'name'] },
      { actor: testSeeker },
    );
    expect(outcome.own).toMatchObject([
      { type: 'ColumnsChosen', data: { ...who, list: 'applications', columns: ['status', 'name'] } },
    ]);
  });
});
