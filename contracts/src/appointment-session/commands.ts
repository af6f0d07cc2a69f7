import { z } from 'zod';
import { InterviewerIds, InterviewPlace, inOrder } from '../interview/interview.ts';
import { command } from '../shared/define.ts';
import { Id, Instant, Reason } from '../shared/shapes.ts';
import { SegmentPlan, SessionFacts } from './appointment-session.ts';

const grants = [{ staff: 'MANAGE_INTERVIEW' }] as const;
const appointmentSessionId = Id;
const onSession = z.strictObject({ appointmentSessionId });
const plan = SegmentPlan.refine(inOrder, { error: 'common.range', path: ['end'] });
/** As many as one command about people of a session takes. */
export const seekersAtOnce = 500;
const selection = z.array(Id).min(1, { error: 'common.required' }).max(seekersAtOnce, { error: 'common.too_long' });
const segmentRefusals = [
  'session.range_too_long',
  'session.segment_overlap',
  'session.duration_too_long',
  'session.deadline_past',
] as const;

export const appointmentSessionCommands = {
  CreateAppointmentSession: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({
      facts: SessionFacts,
      deadline: Instant,
      segments: z.array(plan).min(1, { error: 'common.required' }).max(500, { error: 'common.too_long' }),
    }),
    grants,
    emits: ['SessionCreated'],
    refusals: [...segmentRefusals, 'session.site_required', 'interview.interviewer_required', 'common.not_found'],
  }),
  /** Adds seekers. Who is not qualified (other position or stage, ended, already invited) is left out and named in the result. */
  InviteToSession: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({ appointmentSessionId, applicationIds: selection }),
    grants,
    emits: ['SeekerInvited'],
    refusals: ['session.no_qualified_seeker', 'session.deadline_past'],
  }),
  OpenAppointmentSession: command({
    aggregate: 'appointmentSession',
    payload: onSession,
    grants,
    emits: ['SessionOpened'],
    refusals: ['session.no_qualified_seeker', 'session.deadline_past'],
  }),
  AddSegment: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({ appointmentSessionId, segment: plan, temporary: z.boolean().default(false) }),
    grants,
    emits: ['SegmentAdded'],
    refusals: [...segmentRefusals, 'session.segment_past'],
  }),
  RemoveSegment: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({ appointmentSessionId, segmentId: Id }),
    grants,
    emits: ['SegmentRemoved'],
    refusals: ['session.segment_in_use', 'common.not_found'],
  }),
  /** Reminds those who have not reserved: all, or the selected; each at most once per 12 hours. */
  UrgeSeekers: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({ appointmentSessionId, appointmentIds: selection.optional() }),
    grants,
    emits: ['SeekersUrged'],
    refusals: ['session.none_to_urge', 'session.deadline_past'],
  }),
  CloseAppointmentSession: command({
    aggregate: 'appointmentSession',
    payload: onSession,
    grants: [{ system: true }],
    emits: ['SessionClosed'],
    refusals: [],
    privacy: 'exempt',
  }),
  ExtendSessionDeadline: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({ appointmentSessionId, deadline: Instant }),
    grants,
    emits: ['SessionReopened'],
    refusals: ['session.deadline_past'],
  }),
  /** Makes the interviews of those who reserved and are not arranged yet: all, or the selected. */
  GenerateArrangements: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({
      appointmentSessionId,
      appointmentIds: selection.optional(),
      /** The final place, when the session's is not complete or not right any more. */
      place: InterviewPlace.optional(),
      interviewerIds: InterviewerIds.optional(),
    }),
    grants,
    emits: ['ArrangementsGenerated'],
    refusals: [
      'session.no_qualified_seeker',
      'interview.site_required',
      'interview.conflict',
      'interview.interviewer_required',
      'interview.too_long',
      'common.not_found',
    ],
  }),
  /** Moves one seeker who reserved to another segment, with the interview when it is already arranged. */
  AdjustArrangement: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({
      appointmentSessionId,
      appointmentId: Id,
      segmentId: Id,
      notify: z.boolean().default(true),
    }),
    grants,
    emits: ['ArrangementAdjusted'],
    refusals: [
      'session.no_seat',
      'session.no_free_segment',
      'session.no_qualified_seeker',
      'common.not_found',
      'common.invalid',
      'interview.conflict',
      'interview.interviewer_required',
      'interview.started',
      'appointment.invalid_transition',
    ],
  }),
  FinishAppointmentSession: command({
    aggregate: 'appointmentSession',
    payload: onSession,
    grants,
    emits: ['SessionFinished'],
    refusals: ['session.reserved_unarranged'],
  }),
  CancelAppointmentSession: command({
    aggregate: 'appointmentSession',
    payload: z.strictObject({ appointmentSessionId, reason: Reason }),
    grants,
    emits: ['SessionCancelled'],
    refusals: ['session.reserved_unarranged', 'common.reason_required'],
  }),
};
