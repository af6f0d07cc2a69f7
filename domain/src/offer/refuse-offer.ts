import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { cannotAnswer, cannotAnswerNow } from './answer.ts';
import { applicationHeld, needApplication, offerClosed } from './application-books.ts';
import { offer } from './offer.ts';

/** The person says no, with a reason. */
export const refuseOffer = offer.decider('RefuseOffer', {
  illegal: cannotAnswer,
  offered: (shown) => cannotAnswerNow(shown) === undefined,
  needs: needApplication,
  decide: (context) => {
    const { id, data, payload, related } = context;
    const over = cannotAnswerNow(context);
    if (over) return over;
    if (payload.reason === '') return refuse('offer.reason_required', undefined, 'reason');
    const { reason } = payload;
    return accept([
      offer.fact('OfferRefused', { ...aboutOffer(context), hrOwnerId: data.hrOwnerId, reason }),
      ...applicationHeld(related, 'OFFER_REFUSED', reason),
      offerClosed(data.applicationId, id),
    ]);
  },
});
