import { describe, expect, it } from '@jest/globals';
import type { CommandContract } from '@talentlog/contracts';
import * as contracts from '@talentlog/contracts';
import type { CommandName } from '../../api/index.ts';
import { seenBy, seenIn, subjectOf } from './seen.ts';

const commands = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Commands'))
  .flatMap(([, table]) => Object.entries(table as Readonly<Record<string, CommandContract>>));
/** How the payload of a command calls what it changes; by hand, beside the contracts. */
const called: Readonly<Record<string, string>> = {
  offer: 'offerId',
  application: 'applicationId',
  position: 'positionId',
  advertisement: 'advertisementId',
  interview: 'interviewId',
  evaluation: 'evaluationId',
  infoCollection: 'collectionId',
  screeningItem: 'screeningItemId',
  appointmentSession: 'appointmentSessionId',
};
const fieldsOf = ({ payload }: CommandContract): string[] => Object.keys((payload as { shape?: object }).shape ?? {});

describe('what a command is about', () => {
  it('of ChangeSettings is the one company', () => {
    for (const name of ['ChangeSettings', 'ReviseDictionary'] as const)
      expect(subjectOf(name, { values: {} })).toBe('c0a9a9e0-0000-4000-8000-000000000001');
  });
  it.each(
    commands.filter(
      ([, { aggregate, grants }]) => aggregate !== 'companySettings' && grants.some((grant) => 'staff' in grant),
    ),
  )('of %s is its own aggregate or nothing', (name, contract) => {
    const fields = fieldsOf(contract);
    const own = called[contract.aggregate];
    const expected = own !== undefined && fields.includes(own) ? own : undefined;
    const payload = Object.fromEntries(fields.map((field) => [field, field]));
    expect(subjectOf(name as CommandName, payload)).toBe(expected);
  });
});

describe('what was seen', () => {
  it('is every row of an answer that tells its revision, by its own id', () => {
    const collection = { collectionId: 'c', offerId: 'o', applicationId: 'a', revision: 4 };
    const sheets = [{ evaluationId: 'e', revision: 0 }];
    const answer = {
      applicationId: 'a',
      position: { positionId: 'p' },
      revision: 7,
      collection,
      interviews: [{ interviewId: 'i', applicationId: 'a', revision: 2, evaluations: sheets }],
    };
    expect(Object.fromEntries(seenIn(answer))).toEqual({ a: 7, c: 4, i: 2, e: 0 });
    const session = { sessionId: 's', position: { positionId: 'p' }, revision: 9, seekers: [{ applicationId: 'a' }] };
    expect(Object.fromEntries(seenIn(session))).toEqual({ s: 9 });
  });
  it('is nothing of what is not on screen', () => {
    const rows = new Map([['a', 7]]);
    expect(seenBy(rows, 'PassStep', { applicationId: 'a' })).toEqual({ id: 'a', revision: 7 });
    expect(seenBy(rows, 'PassStep', { applicationId: 'b' })).toBeUndefined();
    expect(seenBy(rows, 'DraftOffer', { applicationId: 'a' })).toBeUndefined();
  });
});
