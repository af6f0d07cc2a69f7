import type { OfferTerms } from '@talentlog/contracts';
import type { KnownTerms } from './data.ts';

/** First required term that is empty, as its path; undefined when the offer can be approved as it stands. */
export function missingTerm(terms: KnownTerms): string | undefined {
  if (terms.pay === null || terms.pay.monthly === 0) return 'pay';
  if (terms.positionTitle === '') return 'positionTitle';
  if (terms.plannedEntryDate === null) return 'plannedEntryDate';
  return terms.workLocation === '' ? 'workLocation' : undefined;
}

const samePay = (a: KnownTerms['pay'], b: OfferTerms['pay']): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.monthly === b.monthly &&
    a.months === b.months &&
    a.signOn === b.signOn &&
    a.note === b.note);

/** Whether what the approvers agreed to is still what it says (DOMAIN.md section 5, table 9). */
export const sameAsAgreed = (before: KnownTerms, after: OfferTerms): boolean =>
  samePay(before.pay, after.pay) &&
  before.positionTitle === after.positionTitle &&
  before.type === after.type &&
  before.plannedEntryDate === after.plannedEntryDate;
