import { describe, expect, it } from '@jest/globals';
import type { WorkGroup } from '@talentlog/contracts';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { given, happened, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountHistories, accountId } from './fixtures.ts';

const who = { accountId, jobSeekerId, personId: jobSeekerId };
const colleague = (...off: WorkGroup[]) =>
  given(decidedAccount, accountId, [...accountHistories.ACTIVE, happened('WorkMessagesChosen', { ...who, off })]);
const system = { actor: testSystem };
const ends = { accountId, group: 'RESULT' } as const;

describe('the mails a colleague does without', () => {
  it('grow by the group whose way out is taken, and shrink by that group alone', () => {
    expect(colleague('MENTION').when('EndWorkMails', ends, system).own).toMatchObject([
      { type: 'WorkMessagesChosen', data: { off: ['RESULT', 'MENTION'] } },
    ]);
    expect(colleague('MENTION', 'RESULT').when('TakeUpWorkMails', ends, system).own).toMatchObject([
      { type: 'WorkMessagesChosen', data: { off: ['MENTION'] } },
    ]);
  });

  it('are told once, however often a mail program calls', () => {
    expect(colleague('RESULT').when('EndWorkMails', ends, system).own).toEqual([]);
    expect(colleague('MENTION').when('TakeUpWorkMails', ends, system).own).toEqual([]);
  });

  it('never are what is duty, or a candidate’s', () => {
    for (const group of ['DUTY', 'PROGRESS'])
      expect(() => colleague().when('EndWorkMails', { accountId, group: group as WorkGroup }, system)).toThrow();
  });
});
