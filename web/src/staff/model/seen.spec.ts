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
  subscriber: 'subscriberId',
};
const company = 'c0a9a9e0-0000-4000-8000-000000000001';
/** Commands of forms that say anew what somebody else may have said meanwhile, and where each finds what it changes; by hand. */
const edits: Readonly<Record<string, readonly [payload: object, subject: string]>> = {
  ChangeSettings: [{ values: {} }, company],
  ReviseDictionary: [{ dictionary: 'award', entries: [] }, company],
  ReviseEvaluationForm: [{ stage: 'HR_INTERVIEW', dimensions: null }, company],
  DraftPolicy: [{ policy: 'privacy' }, company],
  PublishPolicy: [{ policy: 'privacy' }, company],
  CorrectPolicy: [{ policy: 'agreement' }, company],
  EditMessageTemplate: [
    { template: 'letter', language: 'zh-CN', track: 'ALL', channel: 'MAIL', content: '.' },
    'c4e9a4a6-096d-5bca-86f3-db262942c288',
  ],
  ResetMessageTemplate: [
    { template: 'letter', language: 'zh-CN', track: 'ALL', channel: 'MAIL' },
    'c4e9a4a6-096d-5bca-86f3-db262942c288',
  ],
  ChangeSubscriber: [{ subscriberId: 'u', systemName: 'x' }, 'u'],
  SetWebhook: [{ subscriberId: 'u', url: 'x' }, 'u'],
  GrantRoles: [{ accountId: 'a', roles: [] }, 'a'],
  EditOffer: [{ offerId: 'o', applicationId: 'x' }, 'o'],
  EditPosition: [{ positionId: 'p' }, 'p'],
  EditAdvertisement: [{ advertisementId: 'd', positionId: 'p' }, 'd'],
  PublishAdvertisement: [{ advertisementId: 'd' }, 'd'],
  AmendEvaluation: [{ evaluationId: 'e', interviewId: 'i' }, 'e'],
  ReviseItem: [{ screeningItemId: 's' }, 's'],
  SetEntryDetails: [{ collectionId: 'c' }, 'c'],
  RescheduleInterview: [{ interviewId: 'i' }, 'i'],
  AdjustArrangement: [{ appointmentSessionId: 'n', applicationId: 'x' }, 'n'],
  ExtendSessionDeadline: [{ appointmentSessionId: 'n' }, 'n'],
};
/** They fill no form with what was there: a name alone, a new link or secret, what only a script sends. */
const unfilled = ['EditJobSeeker', 'RenameAccount', 'ResetAccess', 'ResetSecondFactor'];
const fieldsOf = ({ payload }: CommandContract): string[] => Object.keys((payload as { shape?: object }).shape ?? {});

describe('what a command is about', () => {
  it.each(Object.entries(edits))(
    'of the form that sends %s is found, so that it tells what was seen',
    (name, [payload, subject]) => {
      expect(subjectOf(name as CommandName, payload)).toBe(subject);
    },
  );
  it('is decided for each command of staff that says something anew', () => {
    const anew = commands.filter(
      ([name, { grants }]) =>
        /^(Edit|Change|Revise|Set|Amend|Adjust|Reset|Rename|Reschedule|Publish|Grant)/.test(name) &&
        grants.some((grant) => 'staff' in grant),
    );
    const undecided = anew.filter(([name]) => !(name in edits) && !unfilled.includes(name)).map(([name]) => name);
    expect(undecided).toEqual([]);
  });
  it.each(
    commands.filter(
      ([name, { aggregate, grants }]) =>
        !(name in edits) && aggregate !== 'companySettings' && grants.some((grant) => 'staff' in grant),
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
