import { application } from '../application/index.ts';
import { accept, beginsOn } from '../shared/decider.ts';
import { applicationOf, cannotHoldOffer, needApplicationsOfPerson, offerOpened } from './application-books.ts';
import { offer } from './offer.ts';

/** Begins an offer for an application that reached stage 12, of a person who has no live one. */
export const draftOffer = offer.decider('DraftOffer', {
  begins: beginsOn(application, (shown) => cannotHoldOffer(shown, '') === undefined),
  target: (_payload, { newId }) => offer.ref(newId()),
  needs: ({ payload, related }) => needApplicationsOfPerson(payload.applicationId, related),
  decide: ({ id, payload, related, actor }) => {
    const found = applicationOf(related);
    const refused = cannotHoldOffer(found, id, related);
    if (refused) return refused;
    const { applicationId, ...terms } = payload;
    const { jobSeekerId, positionId } = found.data;
    const about = { offerId: id, applicationId, jobSeekerId, positionId };
    return accept(
      [
        offer.fact('OfferDrafted', { ...about, hrOwnerId: actor.id, reissueOf: null, version: 1, ...terms }),
        offerOpened(applicationId, id, 'PENDING_SEND'),
      ],
      { offerId: id },
    );
  },
});
