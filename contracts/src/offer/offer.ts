import { z } from 'zod';
import type { Pay } from '../position/position.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';
import { Amount, Day, FileRef, Id } from '../shared/shapes.ts';

export const OfferType = z.enum(['CAMPUS', 'SOCIAL', 'INTERN']);
export type OfferType = z.infer<typeof OfferType>;

/** What the person is paid: readable by the person, the recruiter and the approvers only. */
export const OfferPay = z.strictObject({
  /** Yuan per month before tax. */
  monthly: Amount.nonnegative(),
  months: z.number().min(12).max(24),
  /** Yuan, once, on joining. */
  signOn: Amount.nonnegative().default(0),
  note: manyLines.max(500, { error: 'common.too_long' }).default(''),
});
export type OfferPay = z.infer<typeof OfferPay>;

/** Terms of an offer that name nobody. A draft may leave the texts empty; it cannot be submitted like that. */
export const offerTerms = {
  type: OfferType,
  positionTitle: oneLine.max(200, { error: 'common.too_long' }).default(''),
  plannedEntryDate: Day.nullable().default(null),
  probationMonths: z.int().min(0).max(6),
  workLocation: oneLine.max(200, { error: 'common.too_long' }).default(''),
  /** Accounts that agree one after the other. */
  approverIds: z.array(Id).max(10).default([]),
  /** Days the candidate has, to the end of the last day. */
  linkDays: z.int().min(1).max(60).default(7),
};

/** Terms that are encrypted with the person's key. */
export const offerSecrets = {
  pay: OfferPay.nullable().default(null),
  attachment: FileRef.nullable().default(null),
  note: manyLines.max(2000, { error: 'common.too_long' }).default(''),
};

export const OfferTerms = z.strictObject({ ...offerTerms, ...offerSecrets });
export type OfferTerms = z.infer<typeof OfferTerms>;

/** What must be there before anybody is asked to agree, in the order of the form. */
export const RequiredTerm = z.enum(['pay', 'positionTitle', 'plannedEntryDate', 'workLocation', 'approvers']);
export type RequiredTerm = z.infer<typeof RequiredTerm>;

type AgreedTerms = Pick<z.input<typeof OfferTerms>, 'type' | 'positionTitle' | 'plannedEntryDate' | 'pay'>;

/**
 * Whether what the approvers agreed to is still what it says (DOMAIN.md section 5, table 9); otherwise an edit asks all of them
 * again. Here because the form says it while one types, and the decision must say the same.
 */
export const sameAsAgreed = (before: AgreedTerms, after: AgreedTerms): boolean =>
  before.type === after.type &&
  before.positionTitle === after.positionTitle &&
  before.plannedEntryDate === after.plannedEntryDate &&
  samePay(before.pay ?? null, after.pay ?? null);

const samePay = (a: z.input<typeof OfferPay> | null, b: z.input<typeof OfferPay> | null): boolean =>
  a?.monthly === b?.monthly && a?.months === b?.months && a?.signOn === b?.signOn && a?.note === b?.note;

/** Working days of a month, by which a day's pay is compared with a month's. */
const workingDays = 21.75;

/** A year of this pay, or a day of it, as the position's range counts: yuan per month, ten thousand yuan per year, or yuan per day. */
function inUnit({ monthly, months }: Pick<OfferPay, 'monthly' | 'months'>, unit: Pay['unit']): number {
  if (unit === 'YEAR') return (monthly * months) / 10_000;
  return unit === 'DAY' ? monthly / workingDays : monthly;
}

/**
 * Whether a pay lies outside what its position was published with. Nobody is kept from it: the form warns while one types, and those
 * who approve are told. Null where it lies within, or where nothing was published.
 */
export function unusualPay(
  pay: Pick<OfferPay, 'monthly' | 'months'>,
  range: Pick<Pay, 'unit' | 'min' | 'max'>,
): 'ABOVE' | 'BELOW' | null {
  const value = inUnit(pay, range.unit);
  if (range.max !== null && value > range.max) return 'ABOVE';
  return range.min !== null && value < range.min ? 'BELOW' : null;
}

export const ApprovalState = z.enum(['UNAPPROVED', 'APPROVING', 'PASSED', 'REFUSED', 'CANCELLED']);
export type ApprovalState = z.infer<typeof ApprovalState>;
export const OfferStatus = z.enum(['NONE', 'PENDING_SEND', 'SENT', 'ACCEPTED', 'ON_BOARD', 'INVALID']);
export type OfferStatus = z.infer<typeof OfferStatus>;
export const OfferLinkState = z.enum(['NOT_SENT', 'VALID', 'EXPIRED']);
export type OfferLinkState = z.infer<typeof OfferLinkState>;

/** Why an offer is INVALID. */
export const OfferInvalidReason = z.enum(['EXPIRED', 'REFUSED', 'WITHDRAWN', 'SUPERSEDED', 'RECORD_ENDED']);
export type OfferInvalidReason = z.infer<typeof OfferInvalidReason>;
