import { describe, expect, it } from '@jest/globals';
import { type EventContract, events } from '@talentlog/contracts';
import { id, opened } from '../testing/story.ts';
import { toldOf } from './copied.ts';

const person = id(21);
const owner = { jobSeekerId: person, accountId: id(90) };
const contracts: Readonly<Record<string, EventContract>> = events;

/** Personal fields that are not in the copy, each with the reason; by hand. All others must be. */
const withheld: Readonly<Record<string, string>> = {
  // What colleagues thought or said among themselves; an explanation of screening tells of it.
  'StepHeld.reason': 'OPINION',
  'StageSkipped.reason': 'OPINION',
  'StageReturned.reason': 'OPINION',
  'RecordEnded.reason': 'OPINION',
  'RecordEnded.reasonCode': 'OPINION',
  'RecordTransferred.reason': 'OPINION',
  'RecordInvalidated.reason': 'OPINION',
  'RecordReopened.reason': 'OPINION',
  'InterviewCancelled.reason': 'OPINION',
  'SignInReset.reason': 'OPINION',
  'CollectionReopened.reason': 'OPINION',
  'OfferWithdrawn.reason': 'OPINION',
  'AccountSuspended.reason': 'OPINION',
  'RecordLocked.reason': 'OPINION',
  'StepDisagreed.reason': 'OPINION',
  'StepForwarded.reason': 'OPINION',
  'OfferDrafted.note': 'OPINION',
  'OfferEdited.note': 'OPINION',
  'OfferRevised.note': 'OPINION',
  'EvaluationSubmitted.text': 'OPINION',
  'EvaluationAmended.text': 'OPINION',
  'EvaluationSubmittedOnBehalf.text': 'OPINION',
  'ScreeningAssigned.note': 'OPINION',
  'ItemScreened.opinion': 'OPINION',
  'ItemScreened.reason': 'OPINION',
  'ItemScreened.reasonCode': 'OPINION',
  'ItemRevised.opinion': 'OPINION',
  'ItemRevised.reason': 'OPINION',
  'ItemRevised.reasonCode': 'OPINION',
  // Who looked is told by day, without names.
  'ContactRevealed.reason': 'READER',
  'LoggedValueRevealed.reason': 'READER',
  // The number that signs the candidate in.
  'InterviewArranged.signInCode': 'SECRET',
  'InterviewRescheduled.signInCode': 'SECRET',
  // The words are in the copy already: of the mail, of the file.
  'NotificationQueued.html': 'REPEATED',
  'NotificationQueued.calendar': 'REPEATED',
  'ResumeFileParsed.lines': 'REPEATED',
  'ResumeFileCleared.name': 'REPEATED',
};
/** Accounts that staff make are colleagues' own, and no job seeker's. */
const ofColleagues: readonly string[] = ['StaffAccountCreated'];

const aggregateOf = (type: string): string => {
  if (/^Evaluation/.test(type)) return 'evaluation';
  if (/^(Screening|Item)/.test(type)) return 'screeningItem';
  return /^(Offer|Step(Disagreed|Forwarded))/.test(type) ? 'offer' : 'anything';
};
const canary = (field: string) => `金丝雀-${field}-`;

/** The event with a canary in each personal field, and what went before it so that its stream is known. */
function told(type: string, personal: readonly string[], more: object = {}) {
  const stream = `${aggregateOf(type)}-${id(1)}`;
  const data = {
    jobSeekerId: person,
    personId: person,
    ...Object.fromEntries(personal.map((f) => [f, canary(f)])),
    ...more,
  };
  const at = '2026-11-02T04:00:00.000Z';
  const made = opened({ stream, type: type as never, data, at }, 1);
  const sent = opened({ stream, type: 'OfferSent', data: { jobSeekerId: person }, at }, 2);
  return { made, all: aggregateOf(type) === 'offer' ? [made, sent] : [made] };
}

const ofPeople = Object.entries(contracts).flatMap(([type, { subject, personal = [] }]) =>
  (subject === 'jobSeekerId' || subject === 'personId') && !ofColleagues.includes(type)
    ? personal.map((field) => [type, field, personal] as const)
    : [],
);

describe('a copy of somebody’s data', () => {
  it.each(ofPeople)('%s.%s is in it, or on the list with a reason', (type, field, personal) => {
    const { parts, withheld: left } = toldOf(told(type, personal).all, owner);
    const found = JSON.stringify(parts).includes(canary(field));
    const why = withheld[`${type}.${field}`];
    expect(found).toBe(why === undefined);
    // What is left out is named, with its reason.
    if (why !== undefined) expect(left.map((one) => one.why)).toContain(why);
  });

  it('lists nothing that no event has', () => {
    const known = new Set(ofPeople.map(([type, field]) => `${type}.${field}`));
    expect(Object.keys(withheld).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has the reasons that the person gave, not those of colleagues', () => {
    const { made } = told('RecordEnded', ['reason'], { outcome: 'ABANDONED' });
    const by = (metadata: object) =>
      JSON.stringify(toldOf([{ ...made, metadata: { ...made.metadata, ...metadata } }], owner)).includes(
        canary('reason'),
      );
    expect(by({ actor: owner.accountId })).toBe(true);
    expect(by({ actor: 'link:1', onBehalfOf: person })).toBe(true);
    expect(by({ actor: id(2), onBehalfOf: id(3) })).toBe(false);
  });

  it('has the day from which the person may apply again', () => {
    const { made } = told('RecordEnded', [], { againOn: '2027-02-28' });
    expect(JSON.stringify(toldOf([made], owner))).toContain('2027-02-28');
  });

  it('has comments, but none that is private', () => {
    const comment = (isPrivate: boolean) =>
      toldOf(
        told('JobSeekerCommented', ['text'], { private: isPrivate, authorId: id(2), mentions: [], commentId: id(4) })
          .all,
        owner,
      );
    expect(JSON.stringify(comment(false).parts)).toContain(canary('text'));
    expect(JSON.stringify(comment(true).parts)).not.toContain(canary('text'));
    expect(comment(true).withheld).toEqual([{ what: 'anything', why: 'PRIVATE' }]);
  });

  it('has no offer that nobody sent, and nothing of anybody else', () => {
    const { made } = told('OfferDrafted', ['pay']);
    expect(toldOf([made], owner)).toEqual({ parts: [], withheld: [{ what: 'offer', why: 'DRAFT' }] });
    const other = {
      ...made,
      stream: `account-${id(9)}`,
      data: { ...made.data, jobSeekerId: id(22), personId: id(22) },
    };
    expect(toldOf([other], owner)).toEqual({ parts: [], withheld: [] });
  });

  it('names no colleague', () => {
    const { all } = told('InterviewArranged', ['place'], {
      interviewerIds: [id(7)],
      arrangedBy: id(8),
      start: '2026-12-01T01:00:00.000Z',
    });
    const text = JSON.stringify(toldOf(all, owner).parts);
    expect(text).toContain('2026-12-01T01:00:00.000Z');
    expect(text).not.toMatch(new RegExp(`${id(7)}|${id(8)}`));
  });
});
