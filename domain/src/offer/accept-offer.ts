import { accept } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { cannotAnswer, cannotAnswerNow } from './answer.ts';
import { needApplication, offerOpened } from './application-books.ts';
import { collectionCreated } from './collection.ts';
import { offer } from './offer.ts';

/** The person says yes; what onboarding needs to know is asked from then on. */
export const acceptOffer = offer.decider('AcceptOffer', {
  illegal: cannotAnswer,
  offered: (shown) => cannotAnswerNow(shown) === undefined,
  needs: needApplication,
  decide: (context) => {
    const { id, data, newId } = context;
    const over = cannotAnswerNow(context);
    if (over) return over;
    const collectionId = newId();
    return accept(
      [
        offer.fact('OfferAccepted', { ...aboutOffer(context), hrOwnerId: data.hrOwnerId, collectionId }),
        offerOpened(data.applicationId, id, 'ACCEPTED', collectionId),
        collectionCreated(collectionId, id, data),
      ],
      { collectionId },
    );
  },
});
