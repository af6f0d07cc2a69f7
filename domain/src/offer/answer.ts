import { type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import type { OfferData, OfferState } from './data.ts';

/** What an offer that is not out for an answer says to somebody who answers it. */
export const cannotAnswer = ({ state }: { readonly state: OfferState }): Refusal =>
  refuse(state.status === 'INVALID' ? 'offer.invalid' : 'offer.status_unsupported');

/** Too late counts even before the clock said so, and an old link counts for nothing. */
export function cannotAnswerNow({
  actor,
  data,
  now,
}: Pick<Shown<OfferData>, 'actor' | 'data' | 'now'>): Refusal | undefined {
  // An approver may see the offer as a task of their own, but never answers it.
  if (actor?.kind === 'account' && actor.jobSeekerId !== data.jobSeekerId) return refuse('auth.forbidden');
  const over = data.link === null || !isBefore(now, data.link.expiresAt);
  const old = actor?.kind === 'link' && actor.id !== data.link?.linkId;
  return over || old ? refuse('link.expired') : undefined;
}
