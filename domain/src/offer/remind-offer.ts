import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutOffer } from './about.ts';
import { offer } from './offer.ts';

/** The clock's command: the candidate is told that the link ends soon. */
export const remindOffer = offer.decider('RemindOffer', {
  illegal: () => refuse('offer.status_unsupported'),
  decide: (context) => {
    const { data, payload, now } = context;
    if (data.link === null || !isBefore(now, data.link.expiresAt)) return refuse('offer.status_unsupported');
    const { hoursLeft } = payload;
    return accept(offer.fact('OfferReminded', { ...aboutOffer(context), ...data.link, hoursLeft }));
  },
});
