import { z } from 'zod';
import { NotificationChannel } from '../notification/notification.ts';
import type { TemplateName } from './catalogue/index.ts';

/** Messages to candidates that they may do without. */
export const CandidateGroup = z.enum(['PROGRESS', 'REMINDER', 'LETTER']);
export type CandidateGroup = z.infer<typeof CandidateGroup>;

/** Mails to colleagues that they may do without: what they left to others or wait for, beside what is left to them. */
export const WorkGroup = z.enum(['RESULT', 'MENTION']);
export type WorkGroup = z.infer<typeof WorkGroup>;

/** Every group that somebody may do without; whose it is, the group says. */
export const OptionalGroup = z.enum([...CandidateGroup.options, ...WorkGroup.options]);
export type OptionalGroup = z.infer<typeof OptionalGroup>;

/** A group that a candidate does not want by this channel. */
export const MessageChoice = z.strictObject({ group: CandidateGroup, channel: NotificationChannel });
export type MessageChoice = z.infer<typeof MessageChoice>;
/** Each said once. */
export const MessageChoices = z.array(MessageChoice).max(CandidateGroup.options.length * 2);

/**
 * `DUTY`: law or contract asks that it arrives, somebody has to act on it, or it guards an account; nobody can do without it. Codes and
 * tests have no group, because they are no messages of the catalogue's policies.
 */
export type MessageGroup = 'DUTY' | OptionalGroup;

/** What every message is, in one place: a new one does not compile without a word here. */
const groups: Readonly<Record<TemplateName, MessageGroup>> = {
  'resume-delivered': 'PROGRESS',
  'application-moved': 'PROGRESS',
  'application-reopened': 'PROGRESS',
  'application-transferred': 'PROGRESS',
  'application-withdrawn': 'PROGRESS',
  'application-not-passed': 'PROGRESS',
  'application-position-closed': 'PROGRESS',
  'application-kept': 'PROGRESS',
  'application-ended': 'PROGRESS',
  'application-invalid': 'PROGRESS',
  'onboard-confirmed': 'PROGRESS',
  'collection-received': 'PROGRESS',
  'appointment-urged': 'REMINDER',
  'interview-reminded': 'REMINDER',
  'collection-reminded': 'REMINDER',
  letter: 'LETTER',
  'appointment-invited': 'DUTY',
  'appointment-extended': 'DUTY',
  'appointment-cancelled': 'DUTY',
  'reservation-confirmed': 'DUTY',
  'reservation-moved': 'DUTY',
  'interview-arranged': 'DUTY',
  'interview-rescheduled': 'DUTY',
  'interview-cancelled': 'DUTY',
  'interview-called-off': 'DUTY',
  'offer-sent': 'DUTY',
  'offer-letter': 'DUTY',
  'offer-link-renewed': 'DUTY',
  'offer-reminded': 'DUTY',
  'offer-accepted': 'DUTY',
  'offer-refused': 'DUTY',
  'offer-expired': 'DUTY',
  'offer-withdrawn': 'DUTY',
  'collection-sent': 'DUTY',
  'collection-rejected': 'DUTY',
  'consent-requested': 'DUTY',
  'consent-ending': 'DUTY',
  'consent-asked-anew': 'DUTY',
  'data-request-received': 'DUTY',
  'data-request-taken': 'DUTY',
  'data-request-fulfilled': 'DUTY',
  'data-request-rejected': 'DUTY',
  'data-deletion-to-come': 'DUTY',
  'data-deletion-held-up': 'DUTY',
  'data-copy-ready': 'DUTY',
  'erasure-announced': 'DUTY',
  'account-phone-changed': 'DUTY',
  'account-email-changed': 'DUTY',
  'account-password-changed': 'DUTY',
  'account-closing': 'DUTY',
  'contact-changed': 'DUTY',
  'colleague-invited': 'DUTY',
  'access-reset': 'DUTY',
  'company-account-joined': 'DUTY',
  'emergency-sign-in': 'DUTY',
  'access-given': 'DUTY',
  'data-request-alarm': 'DUTY',
  'screening-assigned': 'DUTY',
  'approval-requested': 'DUTY',
  'interview-for-interviewer': 'DUTY',
  'push-failed': 'DUTY',
  'screening-answered': 'RESULT',
  'screening-overdue': 'RESULT',
  'session-closed': 'RESULT',
  'interview-answered': 'RESULT',
  'appointment-declined': 'RESULT',
  'offer-answered': 'RESULT',
  'candidate-taken-up': 'RESULT',
  'contact-change-proposed': 'DUTY',
  'candidate-withdrew': 'RESULT',
  'collection-submitted': 'RESULT',
  'consent-answered': 'RESULT',
  mentioned: 'MENTION',
};

export const groupOf = (template: TemplateName): MessageGroup => groups[template];
/** Whether candidates are who may do without messages of the group. */
export const isCandidateGroup = (group: MessageGroup): group is CandidateGroup =>
  CandidateGroup.safeParse(group).success;
