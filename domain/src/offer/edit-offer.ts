import { sameAsAgreed } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { offer } from './offer.ts';

/** Changes what was drafted. What the approvers agreed to and no longer stands as it was asks them again. */
export const editOffer = offer.decider('EditOffer', {
  illegal: ({ state }) => (state.status === 'PENDING_SEND' ? undefined : refuse('offer.already_sent')),
  decide: (context) => {
    const { offerId: _, ...terms } = context.payload;
    const { data, state, actor } = context;
    const edited = { ...aboutOffer(context), ...terms, editedBy: actor.id };
    if (state.approval !== 'PASSED' || (data.terms && sameAsAgreed(data.terms, terms)))
      return accept(offer.fact('OfferEdited', edited));
    return accept(offer.fact('OfferRevised', { ...edited, version: data.version + 1 }));
  },
});
