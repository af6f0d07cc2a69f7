import { z } from 'zod';
import { WrittenLanguage } from '../message-template/bilingual.ts';
import { command } from '../shared/define.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';
import { Id, Reason } from '../shared/shapes.ts';
import { OfferInvalidReason, OfferTerms, OfferType, offerTerms } from './offer.ts';

const aggregate = 'offer';
const staff = { staff: 'MANAGE_OFFER' } as const;
const approver = { staff: 'APPROVE_OFFER' } as const;
const system = { system: true } as const;
/** Offers show pay: the phone's code first, every time. */
const seeker = [
  { link: 'offer', stepUp: 'code' },
  { self: 'UPDATE_USER', stepUp: 'code' },
] as const;
const onOffer = z.strictObject({ offerId: Id });
const MailText = manyLines.max(20_000, { error: 'common.too_long' });

export const offerCommands = {
  DraftOffer: command({
    aggregate,
    payload: OfferTerms.extend({ applicationId: Id }),
    grants: [staff],
    emits: ['OfferDrafted'],
    refusals: ['common.not_found', 'record.next_not_allowed', 'offer.live_exists'],
  }),
  /** Changes what was drafted. Once approved, a change of pay, position, type or entry date asks for approval again. */
  EditOffer: command({
    aggregate,
    payload: OfferTerms.extend({ offerId: Id }),
    grants: [staff],
    emits: ['OfferEdited', 'OfferRevised'],
    refusals: ['offer.already_sent'],
  }),
  /** `batchType`: the type that all offers of a batch have. */
  SubmitOfferForApproval: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, batchType: OfferType.nullable().default(null) }),
    grants: [staff],
    emits: ['ApprovalSubmitted'],
    refusals: ['approval.own_draft', 'offer.approver_required', 'offer.fields_required', 'offer.batch_mixed_type'],
  }),
  AgreeOffer: command({
    aggregate,
    payload: onOffer,
    grants: [approver],
    emits: ['StepAgreed'],
    refusals: ['approval.own_draft', 'approval.not_current', 'approval.next_unable'],
  }),
  DisagreeOffer: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, reason: Reason }),
    grants: [approver],
    emits: ['StepDisagreed'],
    refusals: ['approval.not_current', 'common.reason_required'],
  }),
  ForwardOffer: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, toAccountId: Id, reason: Reason.nullable().default(null) }),
    grants: [approver],
    emits: ['StepForwarded'],
    refusals: ['approval.own_draft', 'approval.not_current', 'approval.forward_loop', 'offer.approver_required'],
  }),
  /** An approver leaves while it is their turn, or before it comes: another one has it. */
  HandOverApproval: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, fromAccountId: Id, toAccountId: Id }),
    grants: [{ staff: 'ADMIN_USER' }],
    emits: ['StepForwarded'],
    refusals: ['approval.own_draft', 'approval.not_current', 'approval.forward_loop', 'offer.approver_required'],
    privacy: 'exempt',
  }),
  CancelApproval: command({
    aggregate,
    payload: onOffer,
    grants: [staff],
    emits: ['ApprovalCancelled'],
    refusals: ['auth.forbidden'],
  }),
  SendOffer: command({
    aggregate,
    payload: z.strictObject({
      offerId: Id,
      subject: oneLine.max(200, { error: 'common.too_long' }),
      content: MailText,
      sms: manyLines.max(500, { error: 'common.too_long' }),
      /** Of the letter on paper; null where an attachment of the offer takes its place. */
      paperLanguage: WrittenLanguage.nullable().default('zh-CN'),
    }),
    grants: [staff],
    emits: ['OfferSent'],
    refusals: [
      'offer.not_approved',
      'offer.already_sent',
      'offer.invalid',
      'offer.status_unsupported',
      'notification.subject_empty',
      'notification.content_empty',
      'offer.paper_required',
      'offer.paper_unreadable',
      'messageTemplate.paper_too_long',
      'file.sign_missing',
    ],
  }),
  AcceptOffer: command({
    aggregate,
    payload: onOffer,
    grants: seeker,
    emits: ['OfferAccepted'],
    refusals: ['auth.forbidden', 'offer.invalid', 'link.expired', 'offer.status_unsupported'],
    privacy: 'exempt',
  }),
  RefuseOffer: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, reason: manyLines.max(500, { error: 'common.too_long' }) }),
    grants: seeker,
    emits: ['OfferRefused'],
    refusals: ['auth.forbidden', 'offer.reason_required', 'offer.invalid', 'link.expired', 'offer.status_unsupported'],
    privacy: 'exempt',
  }),
  ExpireOffer: command({
    aggregate,
    payload: onOffer,
    grants: [system],
    emits: ['OfferExpired'],
    refusals: ['offer.status_unsupported'],
    privacy: 'exempt',
  }),
  /** The clock's reminder, 72 and 24 hours before the link is over. */
  RemindOffer: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, hoursLeft: z.int().min(1).max(1440) }),
    grants: [system],
    emits: ['OfferReminded'],
    refusals: ['offer.status_unsupported'],
    privacy: 'exempt',
  }),
  WithdrawOffer: command({
    aggregate,
    payload: z.strictObject({
      offerId: Id,
      reason: Reason,
      cause: OfferInvalidReason.extract(['WITHDRAWN', 'SUPERSEDED', 'RECORD_ENDED']).default('WITHDRAWN'),
    }),
    grants: [staff, system],
    emits: ['OfferWithdrawn'],
    refusals: ['offer.status_unsupported', 'common.reason_required'],
  }),
  /** A new link for a sent offer, or for one that expired within the last days; the old link is void. */
  ResendOfferLink: command({
    aggregate,
    payload: z.strictObject({ offerId: Id, linkDays: offerTerms.linkDays.unwrap().nullable().default(null) }),
    grants: [staff],
    emits: ['OfferLinkRenewed'],
    refusals: ['offer.status_unsupported', 'offer.live_exists', 'offer.resend_too_often'],
  }),
  /** A new draft with the terms of an invalid offer, which stays as it is. */
  ReissueOffer: command({
    aggregate,
    payload: onOffer,
    grants: [staff],
    emits: ['OfferReissued'],
    refusals: ['offer.status_unsupported', 'record.next_not_allowed', 'offer.live_exists'],
  }),
  /** Always refused: an offer becomes ON_BOARD by the onboarding function only (ConfirmOnboarding). */
  MarkOfferOnBoard: command({
    aggregate,
    payload: onOffer,
    grants: [staff],
    emits: ['OfferOnBoarded'],
    refusals: ['offer.onboard_manual_forbidden'],
  }),
};
