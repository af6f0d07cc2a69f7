import { accept, type Refusal, refuse } from '../shared/aggregate.ts';
import { isBefore } from '../shared/time.ts';
import { collectionCreated } from './ending.ts';
import { type Deciding, needRecord, type OfferContext, offerClosed, offerOf, offerOpened } from './knowing.ts';
import type { OfferState } from './lifecycle.ts';
import { recordHeld } from './sending.ts';

const cannotAnswer = ({ state }: { readonly state: OfferState }): Refusal =>
  refuse(state.status === 'INVALID' ? 'offer.invalid' : 'offer.status_unsupported');

const isSomebodyElse = ({ actor, data }: Pick<OfferContext, 'actor' | 'data'>): boolean =>
  actor.kind === 'account' && actor.jobSeekerId !== data.jobSeekerId;

/** Too late counts even before the clock said so, and an old link counts for nothing. */
function cannotAnswerNow({ actor, data, now }: OfferContext): Refusal | undefined {
  // An approver may see the offer as a task of their own, but never answers it.
  if (isSomebodyElse({ actor, data })) return refuse('auth.forbidden');
  const over = data.link === null || !isBefore(now, data.link.expiresAt);
  const old = actor.kind === 'link' && actor.id !== data.link?.linkId;
  return over || old ? refuse('link.expired') : undefined;
}

export const acceptOffer: Deciding<'AcceptOffer'> = {
  illegal: cannotAnswer,
  needs: needRecord,
  decide: (context) => {
    const { id, data, newId } = context;
    const over = cannotAnswerNow(context);
    if (over) return over;
    const collectionId = newId();
    return accept(
      [
        { type: 'OfferAccepted', data: { ...offerOf(context), hrOwnerId: data.hrOwnerId, collectionId } },
        offerOpened(data.applicationId, id, 'ACCEPTED', collectionId),
        collectionCreated(collectionId, id, data),
      ],
      { collectionId },
    );
  },
};

export const refuseOffer: Deciding<'RefuseOffer'> = {
  illegal: cannotAnswer,
  needs: needRecord,
  decide: (context) => {
    const { id, data, payload } = context;
    const over = cannotAnswerNow(context);
    if (over) return over;
    if (payload.reason === '') return refuse('offer.reason_required', undefined, 'reason');
    const { reason } = payload;
    return accept([
      { type: 'OfferRefused', data: { ...offerOf(context), hrOwnerId: data.hrOwnerId, reason } },
      ...recordHeld(context, 'OFFER_REFUSED', reason),
      offerClosed(data.applicationId, id),
    ]);
  },
};
