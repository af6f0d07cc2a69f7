import { type ApplicationData, application, liveOffer, needPersonOf, otherApplications } from '../application/index.ts';
import type { Folded, Ref } from '../shared/aggregate.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loaded, loadedIf } from '../shared/handle.ts';
import type { OfferData } from './data.ts';

/** Loads the application the offer belongs to. */
export const needApplication = ({ data }: { readonly data: OfferData }) => ({
  application: application.ref(data.applicationId),
});

export const applicationOf = (related: Related): Folded<ApplicationData, string> =>
  loaded(related, 'application', application);

/** Loads the application and, once it is known whose it is, the person's other ones: nobody has two live offers. */
export function needApplicationsOfPerson(applicationId: string, related: Related): Record<string, Ref> {
  const jobSeekerId = loadedIf(related, 'application', application)?.data.jobSeekerId;
  const others = jobSeekerId ? needPersonOf(jobSeekerId, applicationId, related) : {};
  return { application: application.ref(applicationId), ...others };
}

/** An offer belongs to an active application at stage 12 of a person who has no other live one, there or elsewhere. */
export function cannotHoldOffer(
  { state, data }: Pick<Folded<ApplicationData, string>, 'state' | 'data'>,
  offerId: string,
  elsewhere: Related = {},
): Refusal | undefined {
  if (state === 'NONE') return refuse('common.not_found', undefined, 'applicationId');
  if (state === 'ENDED' || state === 'INVALID') return refuse('application.invalid_transition');
  if (data.stage !== 'OFFER') return refuse('record.next_not_allowed', { from: data.stage, to: 'OFFER' });
  const all = [data, ...otherApplications(elsewhere).map((one) => one.data)];
  return all.some((one) => liveOffer(one, offerId) !== undefined) ? refuse('offer.live_exists') : undefined;
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
