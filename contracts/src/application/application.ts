import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import { Line, Text } from '../shared/shapes.ts';
import { Outcome } from './stages.ts';

/** Work of another aggregate that keeps a step from being passed while it is open. */
export const WorkKind = z.enum(['SCREENING', 'INTERVIEW', 'APPOINTMENT']);
export type WorkKind = z.infer<typeof WorkKind>;

/** Status of an offer as its record knows it; the offer's own machine is the authority. */
export const OfferStanding = z.enum(['PENDING_SEND', 'SENT', 'ACCEPTED', 'ON_BOARD', 'INVALID']);
export type OfferStanding = z.infer<typeof OfferStanding>;

/** Outcomes staff may end a record with; the others follow from their own command. */
export const EliminationOutcome = Outcome.extract([
  'NOT_PASSED',
  'OFFER_REFUSED',
  'OFFER_EXPIRED',
  'NO_SHOW',
  'BREACHED',
  'POSITION_CLOSED',
  'TALENT_POOL',
]);

/** Why a delivery does not count as one. */
export const InvalidCause = z.enum(['DUPLICATE', 'FAKE', 'UNDER_14', 'CONSENT_WITHDRAWN']);
export type InvalidCause = z.infer<typeof InvalidCause>;

/** Answer to a question of the advertisement. */
export const DeliveryAnswer = z.strictObject({ question: Line, answer: Text });

/** What somebody typed as a recommendation code. It need not be one: a typo never keeps a person from delivering (DOMAIN.md section 2). */
export const TypedRecommendation = oneLine.max(50, { error: 'common.too_long' });

const looksLikeCode = /^[2-9A-HJKMNP-Z]{6}$/;

/** The code that was typed, six characters without 0 O 1 I L in either case; null where it cannot be one. */
export function recommendationCodeOf(typed: string | null): string | null {
  const code = (typed ?? '').toUpperCase();
  return looksLikeCode.test(code) ? code : null;
}
