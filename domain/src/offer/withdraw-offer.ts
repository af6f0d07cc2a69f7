import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { needApplication, offerClosed } from './application-books.ts';
import { collectionArchived, needCollectionToEnd } from './collection.ts';
import { offer } from './offer.ts';
import { needOfferLink, offerLinkClosed } from './offer-link.ts';

/** The company takes the offer back; what an acceptance began is archived with it. */
export const withdrawOffer = offer.decider('WithdrawOffer', {
  illegal: () => refuse('offer.status_unsupported'),
  needs: ({ data, related }) => ({
    ...needApplication({ data }),
    ...needOfferLink(data),
    ...needCollectionToEnd(data.collectionId, related),
  }),
  decide: (context) => {
    const { id, data, payload, actor, related } = context;
    const cause = actor.kind === 'system' ? payload.cause : 'WITHDRAWN';
    const wasSent = data.link !== null;
    return accept([
      offer.fact('OfferWithdrawn', { ...aboutOffer(context), cause, reason: payload.reason, wasSent }),
      offerClosed(data.applicationId, id),
      ...offerLinkClosed(related),
      ...collectionArchived(related, cause === 'RECORD_ENDED' ? 'RECORD_ENDED' : 'OFFER_INVALID'),
    ]);
  },
});
