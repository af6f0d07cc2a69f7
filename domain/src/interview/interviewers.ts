import { account, canDo } from '../account/index.ts';
import { needCalendars } from '../interviewer-calendar/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';

const nameOf = (accountId: string): string => `interviewer:${accountId}`;

/** Loads the accounts of these interviewers. */
export const needAccountsOf = (interviewerIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(interviewerIds.map((id) => [nameOf(id), account.ref(id)]));

/** Loads the accounts and the calendars of these interviewers. */
export const needInterviewers = (interviewerIds: readonly string[]): Record<string, Ref> => ({
  ...needAccountsOf(interviewerIds),
  ...needCalendars(interviewerIds),
});

/** Every interviewer can sign in and may evaluate (DOMAIN.md section 7). */
export function cannotInterview(
  interviewerIds: readonly string[],
  related: Related,
  path = 'interviewerIds',
): Refusal | undefined {
  const unable = interviewerIds.find((accountId) => !canDo(related, nameOf(accountId), 'EVALUATE'));
  return unable === undefined ? undefined : refuse('interview.interviewer_required', { accountId: unable }, path);
}
