import { z } from 'zod';
import { query } from '../shared/define.ts';
import { LinkPurpose, StepUp } from '../shared/links.ts';
import { FileRef, Id } from '../shared/shapes.ts';
import { AllowedActions, PositionRef } from './shapes.ts';

/** Each page answers to the holder of its link (header X-Link-Token) or, with an id, to the signed-in person it belongs to. */
const own = { self: 'VIEW_USER' } as const;
const optionalId = { id: Id.optional() };

export const Place = z.object({
  mode: z.enum(['ON_SITE', 'VIDEO', 'PHONE']),
  site: z.string(),
  videoTool: z.string(),
  link: z.string(),
  meetingCode: z.string(),
  password: z.string(),
  contact: z.string(),
});

export const linkQueries = {
  /** What a link is, before any step-up: nothing personal. Expired links still say what they were. */
  linkOpened: query({
    params: z.strictObject({}),
    result: z.object({
      purpose: LinkPurpose,
      state: z.enum(['VALID', 'EXPIRED', 'VOIDED']),
      stepUp: StepUp,
      satisfied: z.boolean(),
      expiresAt: z.string(),
      position: PositionRef.nullable(),
      /** Last four digits are asked for; this many tries are left. */
      triesLeft: z.number(),
      /** Phone as `138 **** 6021`, only for the code step. */
      maskedPhone: z.string().nullable(),
    }),
    grants: [{ guest: true }],
    view: 'links',
  }),
  appointmentPage: query({
    params: z.strictObject(optionalId),
    result: z.object({
      appointmentId: Id,
      name: z.string(),
      position: PositionRef,
      stage: z.string(),
      state: z.enum(['NOT_RESERVED', 'IN_RESERVATION', 'RESERVED', 'REJECTED', 'CANCELLED', 'COMPLETED']),
      /** Derived: the session is over its deadline or not open any more. */
      closed: z.boolean(),
      arranged: z.boolean(),
      mode: z.enum(['ON_SITE', 'VIDEO', 'PHONE']),
      site: z.string(),
      durationMinutes: z.number(),
      deadline: z.string(),
      contact: z.string(),
      slots: z.array(
        z.object({ segmentId: Id, start: z.string(), end: z.string(), free: z.number(), mine: z.boolean() }),
      ),
      held: z.object({ segmentId: Id, until: z.string() }).nullable(),
      reserved: z.object({ segmentId: Id, start: z.string(), end: z.string() }).nullable(),
      editsLeft: z.number(),
      declineReason: z.string().nullable(),
      allowedActions: AllowedActions,
    }),
    grants: [{ link: 'appointment', stepUp: 'tail' }, own],
    view: 'appointments',
  }),
  interviewPage: query({
    params: z.strictObject(optionalId),
    result: z.object({
      interviewId: Id,
      name: z.string(),
      position: PositionRef,
      stage: z.string(),
      life: z.enum(['NOT_STARTED', 'IN_INTERVIEW', 'FINISHED', 'CANCELLED']),
      reply: z.enum(['PENDING_REPLY', 'ACCEPTED', 'DECLINED']),
      signIn: z.enum(['UNSIGNED', 'SIGNED_IN', 'NOT_PRESENT']),
      start: z.string(),
      end: z.string(),
      place: Place,
      declineReason: z.string().nullable(),
      signInCode: z.string().nullable(),
      allowedActions: AllowedActions,
    }),
    grants: [{ link: 'interview', stepUp: 'tail' }, own],
    view: 'interviews',
  }),
  offerPage: query({
    params: z.strictObject(optionalId),
    result: z.object({
      offerId: Id,
      name: z.string(),
      position: PositionRef,
      type: z.string(),
      status: z.string(),
      link: z.string(),
      invalidReason: z.string().nullable(),
      pay: z.object({ monthly: z.number(), months: z.number(), signOn: z.number(), note: z.string() }).nullable(),
      plannedEntryDate: z.string(),
      probationMonths: z.number(),
      workLocation: z.string(),
      letter: z.string(),
      expiresAt: z.string().nullable(),
      answeredAt: z.string().nullable(),
      attachment: FileRef.nullable(),
      contact: z.string(),
      allowedActions: AllowedActions,
    }),
    grants: [{ link: 'offer', stepUp: 'code' }, own],
    view: 'offers',
  }),
  collectionPage: query({
    params: z.strictObject(optionalId),
    result: z.object({
      collectionId: Id,
      name: z.string(),
      position: PositionRef,
      state: z.enum(['TO_COLLECT', 'COLLECTING', 'COLLECTED', 'LOCKED', 'PUSHED', 'ARCHIVED']),
      /** The draft or the submitted content; shape: contracts/src/infoCollection. */
      content: z.record(z.string(), z.unknown()),
      missing: z.array(z.string()),
      rejection: z.object({ reason: z.string(), fields: z.array(z.string()), at: z.string() }).nullable(),
      expiresAt: z.string().nullable(),
      savedAt: z.string().nullable(),
      contact: z.string(),
      allowedActions: AllowedActions,
    }),
    grants: [{ link: 'collection', stepUp: 'code' }, own],
    view: 'collections',
  }),
};
