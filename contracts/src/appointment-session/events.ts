import { z } from 'zod';
import { InterviewPlace } from '../interview/interview.ts';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { Segment, SessionFacts } from './appointment-session.ts';

const appointmentSessionId = Id;
const positionId = Id;
const on = { appointmentSessionId, positionId };
const seeker = { ...on, appointmentId: Id, applicationId: Id, jobSeekerId: Id };
/** About nobody in particular, so under a key of the session itself: passwords of meetings, and words that may name somebody. */
const sealed = <const F extends string>(...fields: F[]) =>
  ({ version: 2, subject: 'appointmentSessionId', personal: fields }) as const;
const aboutSeeker = event({ version: 1, data: z.strictObject(seeker) });
const seat = { ...seeker, segmentId: Id };

export const appointmentSessionEvents = {
  SessionCreated: event({
    ...sealed('place'),
    revealable: [],
    withheld: {},
    data: z.strictObject({
      ...on,
      facts: SessionFacts.omit({ place: true }),
      place: InterviewPlace,
      deadline: Instant,
      segments: z.array(Segment),
      createdBy: z.string(),
    }),
  }),
  SessionOpened: event({ version: 1, data: z.strictObject({ ...on, deadline: Instant }) }),
  SegmentAdded: event({ version: 1, data: z.strictObject({ ...on, segment: Segment }) }),
  SegmentRemoved: event({ version: 1, data: z.strictObject({ ...on, segmentId: Id }) }),
  SeekersUrged: event({ version: 1, data: z.strictObject({ ...on, appointmentIds: z.array(Id), urgedAt: Instant }) }),
  SessionClosed: event({ version: 1, data: z.strictObject({ ...on, principalId: Id, unreserved: z.int() }) }),
  SessionReopened: event({ version: 1, data: z.strictObject({ ...on, deadline: Instant }) }),
  ArrangementsGenerated: event({
    version: 1,
    data: z.strictObject({
      ...on,
      arrangements: z.array(
        z.strictObject({ appointmentId: Id, applicationId: Id, jobSeekerId: Id, interviewId: Id, segmentId: Id }),
      ),
    }),
  }),
  ArrangementAdjusted: event({
    version: 1,
    data: z.strictObject({ ...seat, formerSegmentId: Id, interviewId: Id.nullable() }),
  }),
  SessionFinished: event({ version: 1, data: z.strictObject(on) }),
  SessionCancelled: event({
    ...sealed('reason'),
    revealable: [],
    withheld: {},
    data: z.strictObject({ ...on, reason: z.string() }),
  }),

  // Bookkeeping written by decisions about single seekers; seats are only ever counted here.
  SeekerInvited: aboutSeeker,
  SeekerReinvited: aboutSeeker,
  SeekerRefused: aboutSeeker,
  /** Cancelled, or not qualified any more when the session opened. */
  SeekerRemoved: aboutSeeker,
  /** Replaces an earlier hold of the same seeker; counts until `until`. */
  SeatHeld: event({ version: 1, data: z.strictObject({ ...seat, until: Instant }) }),
  /** Turns a hold into a seat, or moves the seat; the former seat is free again. */
  SeatConfirmed: event({ version: 1, data: z.strictObject(seat) }),
  SeatFreed: event({ version: 1, data: z.strictObject({ ...seat, was: z.enum(['HELD', 'TAKEN']) }) }),
};
