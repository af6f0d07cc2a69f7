import { infoCollection } from '../info-collection/index.ts';
import { needCollection, offer } from '../offer/index.ts';
import { accept, beginsOn, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { ended } from './end.ts';
import { acceptedOffer } from './live-offer.ts';
import { hasAccepted } from './offers.ts';
import { applicationClosed } from './person.ts';

/** SAP has the person. */
const isPushed = (collection: { readonly state: string } | undefined): boolean => collection?.state === 'PUSHED';

/** The onboarding function: it alone makes an application EMPLOYED and its offer ON_BOARD, once SAP has the person. */
export const confirmOnboarding = application.decider('ConfirmOnboarding', {
  offered: ({ data }) => data.stage === 'ONBOARDING' && hasAccepted(data),
  begins: beginsOn(infoCollection, isPushed),
  needs: ({ data }) => needCollection(acceptedOffer(data)?.collectionId ?? null),
  decide: (context) => {
    const { data, id, payload, related } = context;
    const accepted = acceptedOffer(data);
    if (data.stage !== 'ONBOARDING') return refuse('record.onboard_only', { stage: data.stage });
    if (accepted === undefined) return refuse('offer.status_unsupported');
    if (!isPushed(loadedIf(related, 'collection', infoCollection)))
      return refuse('record.onboard_only', { because: 'NOT_PUSHED' });
    const { offerId } = accepted;
    const onBoarded = { offerId, ...aboutApplication(context), actualEntryDate: payload.actualEntryDate };
    return accept([
      ended(context, 'EMPLOYED', null),
      application.fact('OfferClosed', { applicationId: id, offerId, status: 'ON_BOARD' }),
      offer.factOn(offerId, 'OfferOnBoarded', onBoarded),
      applicationClosed(context),
    ]);
  },
});
