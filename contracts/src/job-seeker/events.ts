import { z } from 'zod';
import { StreamName, ValuePath } from '../history/places.ts';
import { MessageChoices } from '../message-template/groups.ts';
import { NotificationChannel } from '../notification/notification.ts';
import { Track } from '../position/position.ts';
import { event } from '../shared/define.ts';
import { Day, Id, Instant } from '../shared/shapes.ts';
import { ContactField, ErasureCause, ErasureReceipt, KeyField, MaskedField, SeekerSource } from './job-seeker.ts';

const jobSeekerId = Id;
const subject = 'jobSeekerId';
const record = { jobSeekerId, applicationId: Id, positionId: Id };

export const jobSeekerEvents = {
  JobSeekerCreated: event({
    version: 1,
    subject,
    personal: ['name', 'phone', 'email'],
    revealable: ['name', 'phone', 'email'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      accountId: Id.nullable(),
      source: SeekerSource,
      /** Short number people say to each other; stands for the name where it is hidden. */
      number: z.string(),
      name: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  }),
  /** A person known to staff registered an account of their own. */
  JobSeekerAccountJoined: event({ version: 1, data: z.strictObject({ jobSeekerId, accountId: Id }) }),
  /**
   * Change record of a key field. Version 2 tells by whom: the person, or staff, of whom these agreed; `everywhere` where one of them
   * answers for all positions. Formerly nobody was asked, and `by` is null.
   */
  ContactChanged: event({
    version: 2,
    subject,
    personal: ['before', 'after'],
    revealable: ['before', 'after'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      field: KeyField,
      before: z.string().nullable(),
      after: z.string().nullable(),
      by: z.enum(['SELF', 'STAFF']).nullable(),
      agreedBy: z.array(Id),
      everywhere: z.boolean(),
    }),
  }),
  /** A colleague asked the owners of the person's other positions to agree to another phone or e-mail; null takes it off. */
  ContactChangeProposed: event({
    version: 1,
    subject,
    personal: ['after'],
    revealable: ['after'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      field: ContactField,
      after: z.string().nullable(),
      proposedBy: Id,
      /** Who is asked, each with an application that is theirs. */
      owners: z.array(z.strictObject({ accountId: Id, applicationId: Id, positionId: Id })),
    }),
  }),
  /** An owner says that the phone or e-mail is the person's: what was proposed, else what a colleague changed. */
  ContactAgreed: event({
    version: 1,
    data: z.strictObject({ jobSeekerId, field: ContactField, agreedBy: Id, everywhere: z.boolean() }),
  }),
  /** The person answered a link there. */
  ContactProved: event({ version: 1, bookkeeping: true, data: z.strictObject({ jobSeekerId, field: ContactField }) }),
  /**
   * Somebody of the staff saw something masked in clear. Version 2 tells what, it was phone and e-mail before; version 3 tells why, which
   * nobody was asked before.
   */
  ContactRevealed: event({
    version: 3,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: { reason: 'READER' },
    bookkeeping: true,
    data: z.strictObject({ jobSeekerId, revealedBy: z.string(), field: MaskedField, reason: z.string().nullable() }),
  }),
  JobSeekerCommented: event({
    version: 1,
    subject,
    personal: ['text'],
    revealable: ['text'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      commentId: Id,
      text: z.string(),
      /** Seen by its author and the mentioned colleagues only; in the history by the audit, too. */
      private: z.boolean(),
      mentions: z.array(Id),
      authorId: z.string(),
    }),
  }),
  /** Bookkeeping by recruitment records: one is under way, for the first time or again. */
  ApplicationOpened: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({
      ...record,
      track: Track,
      batch: z.string(),
      /** By the person, rather than by staff. */
      delivered: z.boolean(),
    }),
  }),
  /** Bookkeeping by recruitment records: one is over. An INVALID one never counted; after another its person waits until `againOn`. */
  ApplicationClosed: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({ ...record, bucket: z.enum(['ENDED', 'INVALID']), againOn: Day.optional() }),
  }),
  /**
   * Staff opened an application for somebody on whom other colleagues work: who, for which position, and the owners of the person's other
   * applications who are told, each with one that is theirs.
   */
  JobSeekerTakenUp: event({
    version: 1,
    bookkeeping: true,
    data: z.strictObject({
      ...record,
      takenUpBy: Id,
      owners: z.array(z.strictObject({ accountId: Id, applicationId: Id, positionId: Id })),
    }),
  }),
  /** Bookkeeping by resume files: staff brought one of this person. */
  JobSeekerFileAdded: event({ version: 1, data: z.strictObject({ jobSeekerId, resumeFileId: Id }) }),
  /** Staff took it away again. */
  JobSeekerFileRemoved: event({ version: 1, data: z.strictObject({ jobSeekerId, resumeFileId: Id }) }),
  JobSeekerTagged: event({
    version: 1,
    subject,
    personal: ['tag'],
    revealable: ['tag'],
    withheld: {},
    data: z.strictObject({ jobSeekerId, tag: z.string() }),
  }),
  JobSeekerCommentPinned: event({ version: 1, data: z.strictObject({ jobSeekerId, commentId: Id }) }),
  /** All that the person does not want from now on, by their settings or by the way out of a mail. */
  MessagesChosen: event({
    version: 1,
    data: z.strictObject({ jobSeekerId, off: MessageChoices, by: z.enum(['SELF', 'MAIL']) }),
  }),
  /** A colleague wrote to them in own words, about no application. */
  PersonWrittenTo: event({
    version: 1,
    subject,
    personal: ['subject', 'content', 'sms'],
    revealable: ['subject', 'content', 'sms'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      number: z.string(),
      channels: z.array(NotificationChannel),
      subject: z.string(),
      content: z.string(),
      sms: z.string(),
      writtenBy: z.string(),
    }),
  }),
  /** An auditor saw one personal value of an event of this person in clear: which, and why. */
  LoggedValueRevealed: event({
    version: 1,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: { reason: 'READER' },
    bookkeeping: true,
    silent: true,
    data: z.strictObject({
      jobSeekerId,
      stream: StreamName,
      revision: z.int(),
      path: ValuePath,
      reason: z.string(),
      revealedBy: Id,
    }),
  }),
  /** Whoever has an account is told that their time is nearly over: not before `erasesAt` are they erased for it. */
  ErasureAnnounced: event({ version: 1, data: z.strictObject({ jobSeekerId, erasesAt: Instant }) }),
  /**
   * The person is being erased: from here on nothing is written about them, and what is kept of them goes. Names the applications still
   * under way, which end, and the account, which is gone.
   */
  ErasureBegun: event({
    version: 1,
    data: z.strictObject({
      jobSeekerId,
      accountId: Id.nullable(),
      cause: ErasureCause,
      requestId: Id.nullable(),
      applicationIds: z.array(Id),
    }),
  }),
  /** Nothing of them is left but ids, states and times. */
  JobSeekerErased: event({ version: 1, data: z.strictObject({ jobSeekerId, receipt: ErasureReceipt }) }),
};
