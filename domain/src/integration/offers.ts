import type { EventNamed } from '@talentlog/contracts';
import { ofApplication, present, type Tellings, tell } from './public-event.ts';

interface OfOffer {
  readonly offerId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}
const ofOffer = (data: OfOffer) => ({ offerId: data.offerId, ...ofApplication(data) });

const terms = ({ data }: EventNamed<'OfferDrafted' | 'OfferEdited' | 'OfferRevised'>) => {
  const { type: kind, positionTitle, workLocation, plannedEntryDate, probationMonths } = data;
  return tell('offer.terms-changed', {
    ...ofOffer(data),
    ...{ kind, positionTitle, workLocation, probationMonths },
    ...present({ plannedEntryDate }),
  });
};

const sent = ({ data }: EventNamed<'OfferSent' | 'OfferLinkRenewed'>, renewed: boolean) =>
  tell('offer.sent', { ...ofOffer(data), expiresAt: data.expiresAt, renewed });

/** What other systems hear of offers. */
export const ofOffers: Tellings = {
  OfferDrafted: terms,
  OfferEdited: terms,
  OfferRevised: terms,
  StepAgreed: ({ data }) => (data.final ? tell('offer.approved', ofOffer(data)) : []),
  OfferSent: (event) => sent(event, false),
  OfferLinkRenewed: (event) => sent(event, true),
  OfferAccepted: ({ data }) => tell('offer.accepted', ofOffer(data)),
  OfferRefused: ({ data }) => tell('offer.refused', { ...ofOffer(data), ...present({ reason: data.reason }) }),
  OfferExpired: ({ data }) => tell('offer.expired', ofOffer(data)),
  OfferWithdrawn: ({ data }) => {
    const { cause, reason } = data;
    return tell('offer.withdrawn', { ...ofOffer(data), cause, ...present({ reason }) });
  },
};
