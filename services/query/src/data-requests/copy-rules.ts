// What of a person's history is theirs to know, field by field. `copy.spec.ts` walks every contract against it.

import { mayReadComment } from '@talentlog/domain/fold';
import type { OpenedEvent } from '@talentlog/runtime';

/** Why something is not in the copy. */
export type Withholding =
  /** What colleagues thought: told as an explanation, in words somebody answers for. */
  | 'OPINION'
  /** A note between colleagues. */
  | 'PRIVATE'
  /** It opens something. */
  | 'SECRET'
  /** The same words stand elsewhere in the copy. */
  | 'REPEATED'
  /** It was never made known: a draft. */
  | 'DRAFT'
  /** Who looked is told by day, without names. */
  | 'READER';

/** Streams that hold nothing but what colleagues thought. */
export const innerStreams: Readonly<Record<string, Withholding>> = { screeningItem: 'OPINION', evaluation: 'OPINION' };

/** Events that are bookkeeping, or tell of colleagues alone. */
export const bookkeeping: ReadonlySet<string> = new Set([
  ...['WorkOpened', 'WorkClosed', 'OfferOpened', 'OfferClosed', 'ApplicationOpened', 'ApplicationClosed'],
  ...['SlotHeld', 'SlotReleased', 'NotificationSending', 'NotificationRetried', 'JobSeekerTakenUp'],
  ...['RecordLocked', 'RecordUnlocked', 'ContactRevealed', 'LoggedValueRevealed'],
  ...['ApprovalSubmitted', 'StepAgreed', 'StepDisagreed', 'StepForwarded', 'ApprovalPassed', 'ApprovalCancelled'],
  ...['LinkIssued', 'LinkVoided', 'LinkExpired', 'ResumeFileCleared', 'CommentPinned'],
]);

/** Personal fields that are never in the copy. */
const never: Readonly<Record<string, Withholding>> = {
  'ContactRevealed.reason': 'READER',
  'LoggedValueRevealed.reason': 'READER',
  'RecordLocked.reason': 'OPINION',
  'StepDisagreed.reason': 'OPINION',
  'StepForwarded.reason': 'OPINION',
  'OfferDrafted.note': 'OPINION',
  'OfferEdited.note': 'OPINION',
  'OfferRevised.note': 'OPINION',
  'InterviewArranged.signInCode': 'SECRET',
  'InterviewRescheduled.signInCode': 'SECRET',
  'NotificationQueued.html': 'REPEATED',
  'ResumeFileParsed.lines': 'REPEATED',
  'ResumeFileCleared.name': 'REPEATED',
};

/** Reasons that colleagues gave among themselves; the person's own are in the copy. */
const reasonsAmongColleagues: ReadonlySet<string> = new Set([
  ...['StepHeld', 'StageSkipped', 'StageReturned', 'RecordEnded', 'RecordTransferred', 'RecordInvalidated'],
  ...[
    'RecordReopened',
    'InterviewCancelled',
    'SignInReset',
    'CollectionReopened',
    'OfferWithdrawn',
    'AccountSuspended',
  ],
]);

/** In words, and as the company's list has it. */
const reasonFields: ReadonlySet<string> = new Set(['reason', 'reasonCode']);

/** Whose history it is: what they did themselves they know. */
export interface Owner {
  readonly jobSeekerId: string;
  readonly accountId: string | undefined;
}

/** Why a personal field of this event is not in its person's copy; undefined where it is. */
export function withheldWhy(
  field: string,
  { type, data, metadata }: OpenedEvent,
  owner: Owner,
): Withholding | undefined {
  if (type === 'JobSeekerCommented' && field === 'text')
    return mayReadComment(data as never, 'nobody') ? undefined : 'PRIVATE';
  if (reasonFields.has(field) && reasonsAmongColleagues.has(type) && !isOwnDoing(metadata, owner)) return 'OPINION';
  return never[`${type}.${field}`];
}

const isOwnDoing = ({ actor, onBehalfOf }: OpenedEvent['metadata'], { jobSeekerId, accountId }: Owner): boolean =>
  actor === accountId || onBehalfOf === jobSeekerId;

/** Fields that are not sealed and tell the person something; ids and names of colleagues are none of them. */
export const plainFields: ReadonlySet<string> = new Set([
  ...['stage', 'from', 'to', 'outcome', 'track', 'batch', 'start', 'end', 'deadline', 'channel', 'scene', 'language'],
  ...['expiresAt', 'policyVersion', 'agreementVersion', 'block', 'type', 'positionTitle', 'plannedEntryDate'],
  ...[
    'probationMonths',
    'workLocation',
    'number',
    'source',
    'field',
    'fields',
    'kind',
    'dueAt',
    'copyUntil',
    'erasesAt',
  ],
  ...['size', 'proved', 'closesAt', 'entry', 'fileId', 'againOn'],
]);
