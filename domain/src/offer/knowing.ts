import type { offerCommands, PayloadOf } from '@talentlog/contracts';
import type { ApplicationData } from '../application/lifecycle.ts';
import { applicationHandle, applicationRef } from '../application/work.ts';
import { type DecideContext, type Decider, type Fact, type Folded, type Refusal, refuse } from '../shared/aggregate.ts';
import { factOn, loaded } from '../shared/handle.ts';
import type { OfferData, OfferState } from './lifecycle.ts';

type Commands = typeof offerCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, OfferData, OfferState>;
export type OfferContext = DecideContext<unknown, OfferData, OfferState>;

/** What every fact about an offer names. */
export const offerOf = ({ id, data }: { readonly id: string; readonly data: OfferData }) => ({
  offerId: id,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});

/** Loads the record the offer belongs to. */
export const needRecord = ({ data }: { readonly data: OfferData }) => ({
  application: applicationRef(data.applicationId),
});

export const recordOf = ({ related }: Pick<OfferContext, 'related'>): Folded<ApplicationData, string> =>
  loaded(related, 'application', applicationHandle);

const live = ['PENDING_SEND', 'SENT', 'ACCEPTED'];

/** An offer belongs to an active record at stage 12 that has no other live one. */
export function cannotHoldOffer(record: Folded<ApplicationData, string>, offerId: string): Refusal | undefined {
  if (record.state === 'NONE') return refuse('common.not_found', undefined, 'applicationId');
  if (record.state === 'ENDED' || record.state === 'INVALID') return refuse('application.invalid_transition');
  if (record.data.stage !== 'OFFER') return refuse('record.next_not_allowed', { from: record.data.stage, to: 'OFFER' });
  const other = record.data.offers.some((offer) => offer.offerId !== offerId && live.includes(offer.status));
  return other ? refuse('offer.live_exists') : undefined;
}

/** Tells the record where its offer stands. */
export const offerOpened = (
  applicationId: string,
  offerId: string,
  status: 'PENDING_SEND' | 'SENT' | 'ACCEPTED',
  collectionId: string | null = null,
): Fact => factOn(applicationHandle, applicationId, 'OfferOpened', { applicationId, offerId, status, collectionId });

export const offerClosed = (applicationId: string, offerId: string): Fact =>
  factOn(applicationHandle, applicationId, 'OfferClosed', { applicationId, offerId, status: 'INVALID' });
