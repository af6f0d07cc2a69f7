import { RequiredTerm } from '@talentlog/contracts';
import type { Folded } from '../shared/aggregate.ts';
import { takes } from '../shared/handle.ts';
import type { KnownTerms, OfferData } from './data.ts';
import { offer } from './offer.ts';

/** Required terms that are empty, in the order of the form; none when the offer can be approved as it stands. */
export function missingTerms(terms: KnownTerms): RequiredTerm[] {
  const empty: Readonly<Record<RequiredTerm, boolean>> = {
    pay: terms.pay === null || terms.pay.monthly === 0,
    positionTitle: terms.positionTitle === '',
    plannedEntryDate: terms.plannedEntryDate === null,
    workLocation: terms.workLocation === '',
    approvers: terms.approverIds.length === 0,
  };
  return RequiredTerm.options.filter((term) => empty[term]);
}

/** What an offer lacks before it can be submitted, as the answers tell it; nothing where submitting is not its turn. */
export const missingForApproval = ({ path, data }: Pick<Folded<OfferData>, 'path' | 'data'>): RequiredTerm[] =>
  data.terms !== undefined && takes(offer, { path }, 'ApprovalSubmitted') ? missingTerms(data.terms) : [];
