import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutOffer } from './about.ts';
import { applicationHeld, needApplication, offerClosed } from './application-books.ts';
import { offer } from './offer.ts';

/** The clock's command: nobody answered before the link's end. */
export const expireOffer = offer.decider('ExpireOffer', {
  illegal: () => refuse('offer.status_unsupported'),
  needs: needApplication,
  decide: (context) => {
    const { id, data, now, related } = context;
    if (data.link === null || isBefore(now, data.link.expiresAt)) return refuse('offer.status_unsupported');
    return accept([
      offer.fact('OfferExpired', { ...aboutOffer(context), hrOwnerId: data.hrOwnerId }),
      ...applicationHeld(related, 'OFFER_EXPIRED', null),
      offerClosed(data.applicationId, id),
    ]);
  },
});
