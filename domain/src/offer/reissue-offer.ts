import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { applicationOf, cannotHoldOffer, needApplicationsOfPerson, offerOpened } from './application-books.ts';
import { offer } from './offer.ts';

/** A new draft with the terms of an invalid offer, which stays as it is. */
export const reissueOffer = offer.decider('ReissueOffer', {
  illegal: () => refuse('offer.status_unsupported'),
  needs: ({ data, related }) => needApplicationsOfPerson(data.applicationId, related),
  decide: (context) => {
    const { id, data, newId, actor, related } = context;
    if (data.terms === undefined) return refuse('offer.status_unsupported');
    const refused = cannotHoldOffer(applicationOf(related), id, related);
    if (refused) return refused;
    const newOfferId = newId();
    const about = aboutOffer(context);
    const drafted = { ...about, offerId: newOfferId, hrOwnerId: actor.id, reissueOf: id, version: 1 };
    return accept(
      [
        offer.fact('OfferReissued', { ...about, newOfferId }),
        offer.factOn(newOfferId, 'OfferDrafted', { ...drafted, ...data.terms, note: data.terms.note ?? '' }),
        offerOpened(data.applicationId, newOfferId, 'PENDING_SEND'),
      ],
      { offerId: newOfferId },
    );
  },
});
