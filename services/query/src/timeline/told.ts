// What a recruiter's timeline tells, and what it keeps quiet about.

import { type EventContract, events } from '@talentlog/contracts';

/** Streams whose events a recruiter's timeline tells; the rest is bookkeeping or not theirs to read. */
export const told: ReadonlySet<string> = new Set([
  'application',
  'screeningItem',
  'appointment',
  'interview',
  'evaluation',
  'offer',
  'infoCollection',
  'jobSeeker',
  'privacyAuthorization',
  'notification',
]);

/** Facts a line of the timeline may show. Everything else, pay and contents above all, stays where it is protected. */
export const shown = [
  'to',
  'from',
  'stage',
  'verdict',
  'result',
  'outcome',
  'reason',
  'reasonCode',
  'start',
  'end',
  'deadline',
  'channel',
  'scene',
  'cause',
  'bucket',
  'policyVersion',
  'opinion',
  'kind',
] as const;

const contracts: Readonly<Record<string, EventContract>> = events;

/** Repeats what another line already says, or is what auditors do. */
export const isSilent = (type: string): boolean => contracts[type]?.silent === true;
