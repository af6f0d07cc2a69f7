import { z } from 'zod';
import { WrittenWith } from '../message-template/written-with.ts';
import { event } from '../shared/define.ts';
import { sentLink } from '../shared/links.ts';
import { Day, FileRef, Id, Instant } from '../shared/shapes.ts';
import { OfferInvalidReason, OfferTerms } from './offer.ts';

/** What every fact about an offer names, so that a reader needs no look-up. */
const offer = { offerId: Id, applicationId: Id, jobSeekerId: Id, positionId: Id };
/** The candidate's link. */
const link = { ...sentLink, expiresAt: Instant };
/** Hours before its end at which the candidate is reminded; absent where it was sent before that was a setting: 72 and 24. */
const reminded = { remindHours: z.array(z.int()).optional() };
/** The account that handles the offer, to be told about it. */
const hrOwnerId = z.string();
const step = z.int().min(0);
const subject = 'jobSeekerId';
const because = { subject, personal: ['reason'], revealable: ['reason'], withheld: { reason: 'OPINION' } } as const;
const terms = {
  subject,
  personal: ['pay', 'attachment', 'note'],
  revealable: ['pay', 'attachment', 'note'],
  withheld: { note: 'OPINION' },
} as const;

const hop = { fromAccountId: z.string(), toAccountId: Id };

/** Who wrote it so; formerly that was not kept. */
const editedBy = Id.optional();

export const offerEvents = {
  OfferDrafted: event({
    version: 1,
    ...terms,
    silent: true,
    data: z.strictObject({
      ...offer,
      hrOwnerId,
      /** The invalid offer it takes the place of. */
      reissueOf: Id.nullable(),
      version: z.int().min(1),
      ...OfferTerms.shape,
    }),
  }),
  OfferEdited: event({
    version: 1,
    ...terms,
    silent: true,
    data: z.strictObject({ ...offer, ...OfferTerms.shape, editedBy }),
  }),
  /** An edit of what was agreed: everybody has to agree again. */
  OfferRevised: event({
    version: 1,
    ...terms,
    data: z.strictObject({ ...offer, version: z.int().min(2), ...OfferTerms.shape, editedBy }),
  }),
  ApprovalSubmitted: event({
    version: 1,
    bookkeeping: true,
    data: z.strictObject({ ...offer, version: z.int().min(1), approverIds: z.array(Id), submittedBy: z.string() }),
  }),
  StepAgreed: event({
    version: 1,
    bookkeeping: true,
    data: z.strictObject({
      ...offer,
      hrOwnerId,
      step,
      approverId: z.string(),
      /** The last step: the approval is passed. */
      final: z.boolean(),
      nextApproverId: z.string().nullable(),
    }),
  }),
  StepDisagreed: event({
    version: 1,
    ...because,
    bookkeeping: true,
    data: z.strictObject({ ...offer, hrOwnerId, step, approverId: z.string(), reason: z.string() }),
  }),
  StepForwarded: event({
    version: 1,
    ...because,
    // Early: before its turn came, so that nobody is asked yet.
    bookkeeping: true,
    data: z.strictObject({ ...offer, step, ...hop, reason: z.string().nullable(), early: z.boolean().optional() }),
  }),
  ApprovalCancelled: event({ version: 1, bookkeeping: true, data: z.strictObject({ ...offer, step }) }),
  OfferSent: event({
    version: 3,
    subject,
    personal: ['subject', 'content', 'sms', 'paper'],
    revealable: ['subject', 'content', 'sms', 'paper'],
    withheld: {},
    data: z.strictObject({
      ...offer,
      ...link,
      ...reminded,
      sentBy: z.string(),
      subject: z.string(),
      content: z.string(),
      sms: z.string(),
      /** The letter as a PDF; its id is the digest of its bytes. */
      paper: FileRef.nullable(),
      /** With which words it was written; version 0 is what the product comes with. */
      paperTemplate: WrittenWith.nullable(),
    }),
  }),
  OfferReminded: event({ version: 2, data: z.strictObject({ ...offer, ...link, hoursLeft: z.int() }) }),
  OfferAccepted: event({ version: 1, data: z.strictObject({ ...offer, hrOwnerId, collectionId: Id }) }),
  OfferRefused: event({
    version: 1,
    ...because,
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({ ...offer, hrOwnerId, reason: z.string() }),
  }),
  OfferExpired: event({ version: 1, data: z.strictObject({ ...offer, hrOwnerId }) }),
  OfferWithdrawn: event({
    version: 1,
    ...because,
    revealable: ['reason'],
    withheld: { reason: 'AMONG_COLLEAGUES' },
    data: z.strictObject({
      ...offer,
      cause: OfferInvalidReason.extract(['WITHDRAWN', 'SUPERSEDED', 'RECORD_ENDED']),
      reason: z.string().nullable(),
      /** Whether the candidate knew of it. */
      wasSent: z.boolean().optional(),
    }),
  }),
  OfferOnBoarded: event({ version: 1, data: z.strictObject({ ...offer, actualEntryDate: Day }) }),
  OfferLinkRenewed: event({
    version: 2,
    data: z.strictObject({ ...offer, ...link, ...reminded, renewedBy: z.string() }),
  }),
  OfferReissued: event({ version: 1, data: z.strictObject({ ...offer, newOfferId: Id }) }),
};
