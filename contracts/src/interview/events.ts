import { z } from 'zod';
import { Stage } from '../application/stages.ts';
import { event } from '../shared/define.ts';
import { sentLink } from '../shared/links.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { InterviewPlace, InterviewSeat, Span } from './interview.ts';

const who = { interviewId: Id, applicationId: Id, jobSeekerId: Id, positionId: Id };
const only = event({ version: 1, data: z.strictObject(who) });
const arrangement = {
  ...who,
  ...Span,
  place: InterviewPlace,
  interviewerIds: z.array(Id),
  /** The evaluations waiting for the interviewers, in the order of `interviewerIds`. */
  seats: z.array(InterviewSeat),
  /** Six digits that prove the candidate is there. */
  signInCode: z.string(),
  ...sentLink,
};
/** Where they meet, with a password of the meeting, and the code that lets the candidate in. */
const met = {
  version: 2,
  subject: 'jobSeekerId',
  personal: ['place', 'signInCode'],
  revealable: [],
  withheld: { signInCode: 'SECRET' },
} as const;
const withReason = { ...who, reason: z.string() };

export const interviewEvents = {
  InterviewArranged: event({
    ...met,
    data: z.strictObject({
      ...arrangement,
      stage: Stage,
      groupId: Id.nullable(),
      appointmentId: Id.nullable(),
      appointmentSessionId: Id.nullable(),
      arrangedBy: z.string(),
    }),
  }),
  InterviewAccepted: event({
    version: 2,
    data: z.strictObject({
      ...who,
      start: Instant,
      /** Who had been told that nobody comes, before the candidate changed the answer. */
      interviewerIds: z.array(Id),
    }),
  }),
  InterviewDeclined: event({
    version: 1,
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({ ...withReason, start: Instant, interviewerIds: z.array(Id), arrangedBy: z.string() }),
    subject: 'jobSeekerId',
    personal: ['reason'],
  }),
  InterviewRescheduled: event({
    ...met,
    data: z.strictObject({
      ...arrangement,
      groupId: Id.nullable(),
      formerStart: Instant,
      formerInterviewerIds: z.array(Id),
      notify: z.boolean(),
    }),
  }),
  /** The day before: what a letter of the interview says. */
  InterviewReminded: event({
    version: 1,
    subject: 'jobSeekerId',
    personal: ['place'],
    revealable: [],
    withheld: {},
    data: z.strictObject({
      ...who,
      ...Span,
      place: InterviewPlace,
      interviewerIds: z.array(Id),
      arrangedBy: z.string(),
      /** Whether the candidate has yet to say that they will come. */
      unanswered: z.boolean(),
      ...sentLink,
    }),
  }),
  InterviewStarted: only,
  InterviewFinished: event({ version: 1, data: z.strictObject({ ...who, end: Instant, stage: Stage }) }),
  InterviewCancelled: event({
    version: 1,
    revealable: ['reason'],
    withheld: { reason: 'AMONG_COLLEAGUES' },
    data: z.strictObject({
      ...withReason,
      start: Instant,
      interviewerIds: z.array(Id),
      cause: z.enum(['STAFF', 'RECORD_ENDED']),
    }),
    subject: 'jobSeekerId',
    personal: ['reason'],
  }),
  SignedIn: event({
    version: 1,
    data: z.strictObject({ ...who, start: Instant, by: z.enum(['STAFF', 'CODE']), interviewerIds: z.array(Id) }),
  }),
  MarkedNotPresent: only,
  SignInReset: event({
    version: 1,
    revealable: ['reason'],
    withheld: { reason: 'AMONG_COLLEAGUES' },
    data: z.strictObject({ ...withReason, end: Instant }),
    subject: 'jobSeekerId',
    personal: ['reason'],
  }),
};
