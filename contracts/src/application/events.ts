import { z } from 'zod';
import { NotificationChannel } from '../notification/notification.ts';
import { Track } from '../position/position.ts';
import { event } from '../shared/define.ts';
import { Day, Id, Instant } from '../shared/shapes.ts';
import { DeliveryAnswer, InvalidCause, OfferStanding, WorkKind } from './application.ts';
import { Bucket, Outcome, Stage } from './stages.ts';

/** What every fact about a record names, so that a reader needs no look-up. */
const record = { applicationId: Id, jobSeekerId: Id, positionId: Id };
const origin = {
  ...record,
  number: z.string(),
  track: Track,
  /** Recruiting batch of the position when the record began. */
  batch: z.string(),
  hrOwnerId: z.string(),
  stage: Stage,
};
const aboutPerson = {
  subject: 'jobSeekerId',
  personal: ['reason'],
  revealable: ['reason'],
  withheld: { reason: 'AMONG_COLLEAGUES' },
} as const;
const reason = z.string().nullable();
/** Whether the person is told of the end; nothing where nobody was asked, and they are. */
const notify = z.boolean().optional();
/** From when on the person may deliver to the position again; absent where it never counted, and in older events. */
const againOn = Day.optional();

export const applicationEvents = {
  RecordDelivered: event({
    version: 1,
    subject: 'jobSeekerId',
    personal: ['answers'],
    revealable: ['answers'],
    withheld: {},
    data: z.strictObject({
      ...origin,
      advertisementId: Id,
      recommendationCode: z.string().nullable(),
      answers: z.array(DeliveryAnswer),
    }),
  }),
  RecordCreated: event({
    version: 1,
    data: z.strictObject({
      ...origin,
      origin: z.enum(['STAFF', 'TRANSFER']),
      createdBy: z.string(),
      fromApplicationId: Id.nullable(),
    }),
  }),
  StepStarted: event({ version: 1, data: z.strictObject({ ...record, stage: Stage }) }),
  StepHeld: event({
    version: 1,
    ...aboutPerson,
    data: z.strictObject({
      ...record,
      stage: Stage,
      cause: z.enum(['STAFF', 'OFFER_REFUSED', 'OFFER_EXPIRED']),
      reason,
    }),
  }),
  StepPassed: event({ version: 1, data: z.strictObject({ ...record, stage: Stage }) }),
  StageAdvanced: event({ version: 1, data: z.strictObject({ ...record, from: Stage, to: Stage }) }),
  StageSkipped: event({
    version: 1,
    ...aboutPerson,
    data: z.strictObject({ ...record, from: Stage, to: Stage, reason }),
  }),
  StageReturned: event({
    version: 1,
    ...aboutPerson,
    data: z.strictObject({ ...record, from: Stage, to: Stage, reason }),
  }),
  RecordEnded: event({
    version: 1,
    subject: 'jobSeekerId',
    personal: ['reason', 'reasonCode'],
    revealable: ['reason', 'reasonCode'],
    withheld: { reason: 'AMONG_COLLEAGUES', reasonCode: 'AMONG_COLLEAGUES' },
    data: z.strictObject({
      ...record,
      stage: Stage,
      outcome: Outcome,
      /** A withdrawal before screening does not count as a delivery. */
      bucket: Bucket.extract(['ENDED', 'INVALID']),
      reason,
      /** Which of the company's reasons it was; null, or absent in older events, where none was chosen. */
      reasonCode: z.string().nullable().optional(),
      notify,
      againOn,
    }),
  }),
  RecordTransferred: event({
    version: 1,
    ...aboutPerson,
    data: z.strictObject({ ...record, stage: Stage, toPositionId: Id, toApplicationId: Id, reason, againOn }),
  }),
  RecordInvalidated: event({
    version: 1,
    ...aboutPerson,
    data: z.strictObject({ ...record, stage: Stage, cause: InvalidCause, reason, notify }),
  }),
  RecordLocked: event({
    version: 1,
    ...aboutPerson,
    revealable: ['reason'],
    withheld: { reason: 'OPINION' },
    bookkeeping: true,
    data: z.strictObject({
      ...record,
      lockedBy: z.string(),
      until: Instant,
      cause: z.enum(['STAFF', 'OFFER']),
      reason,
    }),
  }),
  /** A colleague wrote to the candidate in own words, with placeholders as they stood; by the ways that led there then. */
  CandidateWrittenTo: event({
    version: 1,
    subject: 'jobSeekerId',
    personal: ['subject', 'content', 'sms'],
    revealable: ['subject', 'content', 'sms'],
    withheld: {},
    data: z.strictObject({
      ...record,
      number: z.string(),
      channels: z.array(NotificationChannel),
      subject: z.string(),
      content: z.string(),
      sms: z.string(),
      writtenBy: z.string(),
    }),
  }),
  RecordUnlocked: event({
    version: 1,
    bookkeeping: true,
    data: z.strictObject({ ...record, cause: z.enum(['STAFF', 'EXPIRED']) }),
  }),
  OnboardingStarted: event({
    version: 1,
    data: z.strictObject({ ...record, from: Stage, plannedEntryDate: Day.nullable() }),
  }),
  RecordReopened: event({ version: 1, ...aboutPerson, data: z.strictObject({ ...record, stage: Stage, reason }) }),
  /** Bookkeeping by offers: this offer of the record is live, in this status. Repeated whenever the status moves. */
  OfferOpened: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({
      applicationId: Id,
      offerId: Id,
      status: OfferStanding.extract(['PENDING_SEND', 'SENT', 'ACCEPTED']),
      collectionId: Id.nullable(),
    }),
  }),
  /** Bookkeeping by offers: this offer is over. */
  OfferClosed: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({ applicationId: Id, offerId: Id, status: OfferStanding.extract(['ON_BOARD', 'INVALID']) }),
  }),
  /** Bookkeeping by screening, interviews and appointments: work that must end before the step can be passed. */
  WorkOpened: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({ applicationId: Id, work: WorkKind, workId: Id }),
  }),
  WorkClosed: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({ applicationId: Id, work: WorkKind, workId: Id }),
  }),
};
