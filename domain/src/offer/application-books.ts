import { application } from '../application/application.ts';
import type { ApplicationData } from '../application/data.ts';
import type { Folded } from '../shared/aggregate.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loaded } from '../shared/handle.ts';
import type { OfferData } from './data.ts';

/** Loads the application the offer belongs to. */
export const needApplication = ({ data }: { readonly data: OfferData }) => ({
  application: application.ref(data.applicationId),
});

export const applicationOf = (related: Related): Folded<ApplicationData, string> =>
  loaded(related, 'application', application);

const live = ['PENDING_SEND', 'SENT', 'ACCEPTED'];

/** An offer belongs to an active application at stage 12 that has no other live one. */
export function cannotHoldOffer(
  { state, data }: Pick<Folded<ApplicationData, string>, 'state' | 'data'>,
  offerId: string,
): Refusal | undefined {
  if (state === 'NONE') return refuse('common.not_found', undefined, 'applicationId');
  if (state === 'ENDED' || state === 'INVALID') return refuse('application.invalid_transition');
  if (data.stage !== 'OFFER') return refuse('record.next_not_allowed', { from: data.stage, to: 'OFFER' });
  const other = data.offers.some((offer) => offer.offerId !== offerId && live.includes(offer.status));
  return other ? refuse('offer.live_exists') : undefined;
}

/** Tells the application where its offer stands. */
export const offerOpened = (
  applicationId: string,
  offerId: string,
  status: 'PENDING_SEND' | 'SENT' | 'ACCEPTED',
  collectionId: string | null = null,
): Fact => application.factOn(applicationId, 'OfferOpened', { applicationId, offerId, status, collectionId });

export const offerClosed = (applicationId: string, offerId: string): Fact =>
  application.factOn(applicationId, 'OfferClosed', { applicationId, offerId, status: 'INVALID' });

/** An offer that is not accepted leaves its application undetermined: a person decides what becomes of it. */
export function applicationHeld(
  related: Related,
  cause: 'OFFER_REFUSED' | 'OFFER_EXPIRED',
  reason: string | null,
): Fact[] {
  const held = applicationOf(related);
  const { jobSeekerId, positionId, stage } = held.data;
  return factIfTaken(application, held, 'StepHeld', {
    applicationId: held.id,
    jobSeekerId,
    positionId,
    stage,
    cause,
    reason,
  });
}
