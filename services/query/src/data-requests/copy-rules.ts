// What of a person's history is theirs to know. Each event's contract says it field by field; `copy.spec.ts` walks them all.

import { type EventContract, events, type WithheldFromCopy } from '@talentlog/contracts';
import { mayReadComment } from '@talentlog/domain/fold';
import type { OpenedEvent } from '@talentlog/runtime';

const contracts: Readonly<Record<string, EventContract>> = events;

/** Why something is not in the copy. */
export type Withholding =
  | Exclude<WithheldFromCopy, 'AMONG_COLLEAGUES'>
  /** A note between colleagues. */
  | 'PRIVATE'
  /** It was never made known: a draft. */
  | 'DRAFT';

/** Nobody's news. */
export const isBookkeeping = (type: string): boolean => contracts[type]?.bookkeeping === true;

/** Streams that hold nothing but what colleagues thought. */
export const innerStreams: Readonly<Record<string, Withholding>> = { screeningItem: 'OPINION', evaluation: 'OPINION' };

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
  const why = contracts[type]?.withheld?.[field];
  if (why !== 'AMONG_COLLEAGUES') return why;
  return isOwnDoing(metadata, owner) ? undefined : 'OPINION';
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
