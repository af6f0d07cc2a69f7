import { collectionArchived, needCollectionToEnd, needOfferLink, offer, offerLinkClosed } from '../offer/index.ts';
import type { Fact } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { type ApplicationContext, aboutApplication } from './about.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';
import { acceptedOffer, liveOffer } from './live-offer.ts';
import { needPerson } from './person.ts';

export const hasAccepted = (data: ApplicationData): boolean => acceptedOffer(data) !== undefined;

/** Whether the person has an offer in hand, answered or not. */
export const hasSentOffer = ({ offers }: ApplicationData): boolean =>
  offers.some(({ status }) => status === 'SENT' || status === 'ACCEPTED');

/** Loads the person and whatever ends together with the application. */
export const needEnd = (context: Pick<ApplicationContext, 'data' | 'id' | 'related'>) => {
  const found = liveOffer(context.data);
  return {
    ...needPerson(context),
    ...(found ? { offer: offer.ref(found.offerId) } : {}),
    ...needOfferLink(loadedIf(context.related, 'offer', offer)?.data),
    ...needCollectionToEnd(found?.collectionId ?? null, context.related),
  };
};

/** With the application, its live offer and the collection that the offer began are over. */
export function offersEnded(context: Pick<ApplicationContext, 'data' | 'id' | 'related'>): Fact[] {
  const found = liveOffer(context.data);
  if (found === undefined) return [];
  const { offerId } = found;
  const withdrawn = { offerId, ...aboutApplication(context), cause: 'RECORD_ENDED', reason: null } as const;
  return [
    application.fact('OfferClosed', { applicationId: context.id, offerId, status: 'INVALID' }),
    offer.factOn(offerId, 'OfferWithdrawn', withdrawn),
    ...offerLinkClosed(context.related),
    ...collectionArchived(context.related, 'RECORD_ENDED'),
  ];
}
