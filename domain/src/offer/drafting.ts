import type { OfferTerms } from '@talentlog/contracts';
import { applicationHandle, applicationRef } from '../application/work.ts';
import { accept, type Fact, refuse } from '../shared/aggregate.ts';
import { factOn, loaded } from '../shared/handle.ts';
import { cannotHoldOffer, type Deciding, needRecord, offerOf, offerOpened, recordOf } from './knowing.ts';
import { type KnownTerms, offerHandle } from './lifecycle.ts';

export const draftOffer: Deciding<'DraftOffer'> = {
  target: (_payload, { newId }) => ({ aggregate: 'offer', id: newId() }),
  needs: ({ payload }) => ({ application: applicationRef(payload.applicationId) }),
  decide: ({ id, payload, related, actor }) => {
    const record = loaded(related, 'application', applicationHandle);
    const refused = cannotHoldOffer(record, id);
    if (refused) return refused;
    const { applicationId, ...terms } = payload;
    const { jobSeekerId, positionId } = record.data;
    const offer = { offerId: id, applicationId, jobSeekerId, positionId };
    return accept(
      [
        { type: 'OfferDrafted', data: { ...offer, hrOwnerId: actor.id, reissueOf: null, version: 1, ...terms } },
        offerOpened(applicationId, id, 'PENDING_SEND'),
      ],
      { offerId: id },
    );
  },
};

const samePay = (a: KnownTerms['pay'], b: OfferTerms['pay']): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.monthly === b.monthly &&
    a.months === b.months &&
    a.signOn === b.signOn &&
    a.note === b.note);

/** Whether what the approvers agreed to is still what it says. */
const sameAsAgreed = (before: KnownTerms, after: OfferTerms): boolean =>
  samePay(before.pay, after.pay) &&
  before.positionTitle === after.positionTitle &&
  before.type === after.type &&
  before.plannedEntryDate === after.plannedEntryDate;

export const editOffer: Deciding<'EditOffer'> = {
  illegal: ({ state }) => (state.status === 'PENDING_SEND' ? undefined : refuse('offer.already_sent')),
  decide: (context) => {
    const { offerId: _, ...terms } = context.payload;
    const { data, state } = context;
    if (state.approval !== 'PASSED' || (data.terms && sameAsAgreed(data.terms, terms)))
      return accept({ type: 'OfferEdited', data: { ...offerOf(context), ...terms } });
    return accept({ type: 'OfferRevised', data: { ...offerOf(context), version: data.version + 1, ...terms } });
  },
};

export const reissueOffer: Deciding<'ReissueOffer'> = {
  illegal: () => refuse('offer.status_unsupported'),
  needs: needRecord,
  decide: (context) => {
    const { id, data, newId, actor } = context;
    const refused = cannotHoldOffer(recordOf(context), id);
    if (refused) return refused;
    const newOfferId = newId();
    const drafted: Fact = factOn(offerHandle, newOfferId, 'OfferDrafted', {
      ...offerOf(context),
      offerId: newOfferId,
      hrOwnerId: actor.id,
      reissueOf: id,
      version: 1,
      ...data.terms,
      note: data.terms?.note ?? '',
    });
    return accept(
      [
        { type: 'OfferReissued', data: { ...offerOf(context), newOfferId } },
        drafted,
        offerOpened(data.applicationId, newOfferId, 'PENDING_SEND'),
      ],
      { offerId: newOfferId },
    );
  },
};
