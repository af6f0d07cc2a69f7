import { z } from 'zod';
import { Place } from '../interview/queries.ts';
import { AllowedActions, Revision } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

/** One application as its person sees it. */
export const DeliveryCard = z.object({
  applicationId: Id,
  positionId: Id,
  advertisementId: Id.nullable(),
  title: z.string(),
  titleEn: z.string(),
  track: z.string(),
  bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']),
  stage: z.string(),
  stepStatus: z.string(),
  outcome: z.string().nullable(),
  /** Stages the record went through, oldest first, for the bar. */
  visited: z.array(z.string()),
  /** The same with when each began, for the card's timeline. */
  way: z.array(z.object({ stage: z.string(), at: z.string() })).optional(),
  /** Whom to ask about it by name: the HR owner of the position. */
  contact: z.string().optional(),
  /** When it was over; null while it goes on. */
  endedAt: z.string().nullable().optional(),
  /** The day from which the person may deliver here again: where it is over, now; where it goes on, after leaving it today. Null: at once. */
  againOn: z.string().nullable().optional(),
  deliveredAt: z.string(),
  since: z.string(),
  /** What the person is waited for, if anything; opens in place without a token. */
  todo: z
    .object({
      kind: z.enum(['APPOINTMENT', 'INTERVIEW', 'OFFER', 'COLLECTION']),
      id: Id,
      until: z.string().nullable(),
      seatsLeft: z.number().nullable(),
    })
    .nullable(),
  /** The next interview: the final one once it is arranged, before that the time that the person booked. */
  meeting: z
    .object({
      kind: z.enum(['INTERVIEW', 'BOOKED']),
      /** Of its page, which opens in place without a token. */
      id: Id,
      stage: z.string(),
      start: z.string(),
      end: z.string(),
      place: Place,
      reply: z.enum(['PENDING_REPLY', 'ACCEPTED', 'DECLINED']),
      signIn: z.enum(['UNSIGNED', 'SIGNED_IN', 'NOT_PRESENT']),
      /** From when on the candidate signs in; null for a booked time. */
      signInFrom: z.string().nullable(),
      /** Until when a booked time can be changed; null where it cannot. */
      changeUntil: z.string().nullable(),
    })
    .nullable(),
  /** Interviews that the person said they cannot come to, the newest first. */
  declined: z.array(z.object({ id: Id, stage: z.string(), start: z.string(), end: z.string() })).optional(),
  /** The offer that the person accepted, without its pay: that page alone asks for a proof. */
  accepted: z
    .object({
      offerId: Id,
      /** The day that was agreed with the recruiter, else the planned one; empty while neither is known. */
      firstDay: z.string(),
      workLocation: z.string(),
      /** The onboarding information the person handed in; null before. */
      collectionId: Id.nullable(),
    })
    .nullable()
    .optional(),
  /** Until when those who look at it now are asked to; null where nobody is, or the day is over. */
  nextBy: z.string().nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
});
export type DeliveryCard = z.infer<typeof DeliveryCard>;
