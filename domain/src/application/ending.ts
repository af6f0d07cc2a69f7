import type { applicationCommands, Outcome, PayloadOf } from '@talentlog/contracts';
import { stageNumber } from '@talentlog/contracts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { collectionArchived, needCollection } from '../offer/collection.ts';
import { offer as offers } from '../offer/offer.ts';
import { accept, type DecideContext, type Decider, type Fact, refuse } from '../shared/decider.ts';
import { factOn, loadedIf } from '../shared/handle.ts';
import type { ApplicationData } from './lifecycle.ts';
import { applicationClosed, hasAccepted, liveOffers, needPerson, recordOf } from './person.ts';

type Commands = typeof applicationCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, ApplicationData, string>;
type Context = DecideContext<unknown, ApplicationData, string>;
type Needing = Parameters<typeof needPerson>[0];

/** The one live offer of a record; there is never a second one. */
const liveOffer = (data: ApplicationData) => liveOffers(data)[0];

/** Loads the person and whatever ends together with the record. */
const needEnd = (context: Needing) => {
  const offer = liveOffer(context.data);
  return {
    ...needPerson(context),
    ...(offer ? { offer: { aggregate: 'offer', id: offer.offerId } as const } : {}),
    ...needCollection(offer?.collectionId ?? null),
  };
};

/** With the record, its live offer and the collection that the offer began are over. */
function offersEnded(context: Context): Fact[] {
  const offer = liveOffer(context.data);
  if (offer === undefined) return [];
  const { offerId } = offer;
  const withdrawn = { offerId, ...recordOf(context), cause: 'RECORD_ENDED', reason: null } as const;
  return [
    { type: 'OfferClosed', data: { applicationId: context.id, offerId, status: 'INVALID' } },
    factOn(offers, offerId, 'OfferWithdrawn', withdrawn),
    ...collectionArchived(context.related, 'RECORD_ENDED'),
  ];
}

const ended = (
  context: Context,
  outcome: Outcome,
  reason: string | null,
  bucket: 'ENDED' | 'INVALID' = 'ENDED',
): Fact => ({
  type: 'RecordEnded',
  data: { ...recordOf(context), stage: context.data.stage, outcome, bucket, reason },
});

export const eliminateApplication: Deciding<'EliminateApplication'> = {
  offered: ({ data }) => liveOffer(data) === undefined,
  decide: (context) => {
    if (liveOffer(context.data)) return refuse('record.offer_sent');
    return accept([ended(context, context.payload.outcome, context.payload.reason), applicationClosed(context)]);
  },
};

const canWithdraw = (data: ApplicationData): boolean =>
  stageNumber(data.stage) <= stageNumber('OFFER') && !hasAccepted(data);

/** The person may leave any time before an accepted offer; before screening it is as if they had never delivered. */
export const withdrawApplication: Deciding<'WithdrawApplication'> = {
  offered: ({ data }) => canWithdraw(data),
  needs: needEnd,
  decide: (context) => {
    const { data, payload } = context;
    if (!canWithdraw(data)) return refuse('record.withdraw_blocked');
    const bucket = data.stage === 'DELIVERED' ? 'INVALID' : 'ENDED';
    return accept([
      ended(context, 'ABANDONED', payload.reason, bucket),
      ...offersEnded(context),
      applicationClosed(context, bucket),
    ]);
  },
};

export const invalidateApplication: Deciding<'InvalidateApplication'> = {
  needs: needEnd,
  decide: (context) => {
    const { stage } = context.data;
    const { cause, reason } = context.payload;
    return accept([
      { type: 'RecordInvalidated', data: { ...recordOf(context), stage, cause, reason } },
      ...offersEnded(context),
      applicationClosed(context, 'INVALID'),
    ]);
  },
};

export const recordSigning: Deciding<'RecordSigning'> = {
  offered: ({ data }) => data.stage === 'SIGNING' && hasAccepted(data),
  decide: (context) => {
    if (context.data.stage !== 'SIGNING')
      return refuse('record.next_not_allowed', { from: context.data.stage, to: 'SIGNING' });
    if (!hasAccepted(context.data)) return refuse('offer.status_unsupported');
    const outcome = context.payload.kind === 'TWO_PARTY' ? 'SIGNED_TWO_PARTY' : 'SIGNED_THREE_PARTY';
    return accept([ended(context, outcome, null), applicationClosed(context)]);
  },
};

/** The onboarding function: it alone makes a record EMPLOYED and its offer ON_BOARD, once SAP has the person. */
export const confirmOnboarding: Deciding<'ConfirmOnboarding'> = {
  offered: ({ data }) => data.stage === 'ONBOARDING' && hasAccepted(data),
  needs: ({ data }) => needCollection(data.offers.find(({ status }) => status === 'ACCEPTED')?.collectionId ?? null),
  decide: (context) => {
    const { data, id, payload, related } = context;
    const accepted = data.offers.find(({ status }) => status === 'ACCEPTED');
    if (data.stage !== 'ONBOARDING') return refuse('record.onboard_only', { stage: data.stage });
    if (accepted === undefined) return refuse('offer.status_unsupported');
    if (loadedIf(related, 'collection', infoCollection)?.state !== 'PUSHED')
      return refuse('record.onboard_only', { because: 'NOT_PUSHED' });
    const { offerId } = accepted;
    const onBoarded = { offerId, ...recordOf(context), actualEntryDate: payload.actualEntryDate };
    return accept([
      ended(context, 'EMPLOYED', null),
      { type: 'OfferClosed', data: { applicationId: id, offerId, status: 'ON_BOARD' } },
      factOn(offers, offerId, 'OfferOnBoarded', onBoarded),
      applicationClosed(context),
    ]);
  },
};
