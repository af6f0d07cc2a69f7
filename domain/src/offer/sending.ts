import { applicationHandle, isActiveRecord } from '../application/work.ts';
import { issueLink, needLink, voidLink } from '../link/issuing.ts';
import { accept, type Fact, refuse } from '../shared/aggregate.ts';
import { factIfTaken } from '../shared/handle.ts';
import { addDays, endOfDay, isBefore } from '../shared/time.ts';
import { collectionArchived, needCollection } from './ending.ts';
import {
  cannotHoldOffer,
  type Deciding,
  needRecord,
  type OfferContext,
  offerClosed,
  offerOf,
  offerOpened,
  recordOf,
} from './knowing.ts';

const newLink = (context: OfferContext, days: number) =>
  issueLink(context, {
    purpose: 'offer',
    stepUp: 'code',
    on: { aggregate: 'offer', id: context.id },
    of: context.data,
    expiresAt: endOfDay(context.now, days),
  });

export const sendOffer: Deciding<'SendOffer'> = {
  illegal: ({ state }) => {
    if (state.status === 'INVALID') return refuse('offer.invalid');
    return refuse(state.status === 'PENDING_SEND' ? 'offer.not_approved' : 'offer.already_sent');
  },
  needs: needRecord,
  decide: (context) => {
    const { id, data, payload, actor, settings } = context;
    const { subject, content, sms } = payload;
    if (subject === '') return refuse('notification.subject_empty', undefined, 'subject');
    if (content === '') return refuse('notification.content_empty', undefined, 'content');
    if (sms === '') return refuse('notification.content_empty', undefined, 'sms');
    const record = recordOf(context);
    if (!isActiveRecord(record) || record.data.stage !== 'OFFER') return refuse('offer.status_unsupported');
    const { link, issued } = newLink(context, data.terms?.linkDays ?? settings.offerLinkDays);
    return accept([
      { type: 'OfferSent', data: { ...offerOf(context), ...link, sentBy: actor.id, subject, content, sms } },
      issued,
      offerOpened(data.applicationId, id, 'SENT'),
    ]);
  },
};

/** A sent offer gets a new link any time; one that expired comes back within the days of the setting. */
function cannotRenew({ data, state, now, settings }: OfferContext): boolean {
  if (state.status !== 'INVALID') return false;
  if (data.invalidReason !== 'EXPIRED' || data.invalidAt === null) return true;
  return !isBefore(now, addDays(data.invalidAt, settings.offerReviveDays));
}

export const resendOfferLink: Deciding<'ResendOfferLink'> = {
  illegal: () => refuse('offer.status_unsupported'),
  offered: ({ state, data }) => state.status !== 'INVALID' || data.invalidReason === 'EXPIRED',
  needs: ({ data }) => ({ ...needRecord({ data }), ...needLink(data.link) }),
  decide: (context) => {
    const { id, data, payload, settings, actor } = context;
    if (cannotRenew(context)) return refuse('offer.status_unsupported', { because: data.invalidReason ?? '' });
    const refused = cannotHoldOffer(recordOf(context), id);
    if (refused) return refused.refused === 'offer.live_exists' ? refused : refuse('offer.status_unsupported');
    const { link, issued } = newLink(context, payload.linkDays ?? data.terms?.linkDays ?? settings.offerLinkDays);
    return accept([
      { type: 'OfferLinkRenewed', data: { ...offerOf(context), ...link, renewedBy: actor.id } },
      ...voidLink(context.related),
      issued,
      offerOpened(data.applicationId, id, 'SENT'),
    ]);
  },
};

export const remindOffer: Deciding<'RemindOffer'> = {
  illegal: () => refuse('offer.status_unsupported'),
  decide: (context) => {
    const { data, payload, now } = context;
    if (data.link === null || !isBefore(now, data.link.expiresAt)) return refuse('offer.status_unsupported');
    return accept({ type: 'OfferReminded', data: { ...offerOf(context), ...data.link, hoursLeft: payload.hoursLeft } });
  },
};

/** An offer that is not accepted leaves its record undetermined: a person decides what becomes of it. */
export function recordHeld(
  context: OfferContext,
  cause: 'OFFER_REFUSED' | 'OFFER_EXPIRED',
  reason: string | null,
): Fact[] {
  const record = recordOf(context);
  const { applicationId, jobSeekerId, positionId } = context.data;
  const held = { applicationId, jobSeekerId, positionId, stage: record.data.stage, cause, reason };
  return factIfTaken(applicationHandle, record, 'StepHeld', held);
}

export const expireOffer: Deciding<'ExpireOffer'> = {
  illegal: () => refuse('offer.status_unsupported'),
  needs: needRecord,
  decide: (context) => {
    const { id, data, now } = context;
    if (data.link === null || isBefore(now, data.link.expiresAt)) return refuse('offer.status_unsupported');
    return accept([
      { type: 'OfferExpired', data: { ...offerOf(context), hrOwnerId: data.hrOwnerId } },
      ...recordHeld(context, 'OFFER_EXPIRED', null),
      offerClosed(data.applicationId, id),
    ]);
  },
};

export const withdrawOffer: Deciding<'WithdrawOffer'> = {
  illegal: () => refuse('offer.status_unsupported'),
  needs: ({ data }) => ({ ...needRecord({ data }), ...needCollection(data.collectionId) }),
  decide: (context) => {
    const { id, data, payload, actor, related } = context;
    const cause = actor.kind === 'system' ? payload.cause : 'WITHDRAWN';
    return accept([
      { type: 'OfferWithdrawn', data: { ...offerOf(context), cause, reason: payload.reason } },
      offerClosed(data.applicationId, id),
      ...collectionArchived(related, cause === 'RECORD_ENDED' ? 'RECORD_ENDED' : 'OFFER_INVALID'),
    ]);
  },
};
