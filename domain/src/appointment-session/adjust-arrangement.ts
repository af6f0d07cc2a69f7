import type { PayloadOf, Segment } from '@talentlog/contracts';
import { appointment } from '../appointment/index.ts';
import { cannotMeet, interview, isRunning, move, needToMove } from '../interview/index.ts';
import { accept, beginsOn, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { loadedIf, takes } from '../shared/handle.ts';
import { addMinutes } from '../shared/time.ts';
import { aboutSeeker, type Context } from './about.ts';
import { appointmentOf, needAppointments } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';
import { freeSeats, hasAnySeat, seatOf, seekerOf, segmentOf } from './seats.ts';

type Wish = Context<PayloadOf<typeof appointmentSession.commands.AdjustArrangement>>;

/** The segment to move to, when it has a seat. */
function target({ data, payload, now }: Wish): Segment | Refusal {
  const { appointmentId, segmentId } = payload;
  const segment = segmentOf(data, segmentId);
  if (segment === undefined) return refuse('common.not_found', undefined, 'segmentId');
  if (seatOf(data, appointmentId)?.segmentId === segmentId) return refuse('common.invalid', undefined, 'segmentId');
  if (freeSeats(data, segment, now, appointmentId) > 0) return segment;
  return hasAnySeat(data, now, appointmentId)
    ? refuse('session.no_seat', { start: segment.start }, 'segmentId')
    : refuse('session.no_free_segment', undefined, 'segmentId');
}

/** The interview that was made of the reservation moves with it. */
function interviewMoved({ segmentId, start }: Segment, context: Wish): readonly Fact[] | Refusal {
  const made = loadedIf(context.related, 'interview', interview);
  if (made === undefined) return [];
  if (!takes(interview, made, 'InterviewRescheduled'))
    return refuse(isRunning(made.state) ? 'interview.started' : 'interview.invalid_transition');
  const { place, interviewerIds } = made.data;
  if (place === null) return refuse('interview.invalid_transition');
  const end = addMinutes(start, context.data.facts?.durationMinutes ?? 0);
  const to = { start, end, place, interviewerIds, groupId: segmentId };
  const refused = cannotMeet({ ...to, interviewId: made.id }, context.related);
  if (refused) return refused;
  const { rescheduled, follows } = move(made, to, context.payload.notify, context);
  return [interview.factOn(made.id, 'InterviewRescheduled', rescheduled), ...follows];
}

/** Only whoever has a seat is moved to another one. */
const isSeated = (data: AppointmentSessionData, { reservation, appointmentId }: Seeker): boolean =>
  reservation === 'RESERVED' && seatOf(data, appointmentId) !== undefined;

const isRefused = (value: object): value is Refusal => 'refused' in value;

/** Moves one seeker who reserved to another segment. */
export const adjustArrangement = appointmentSession.decider('AdjustArrangement', {
  offered: ({ data }) => data.seekers.some((seeker) => isSeated(data, seeker)),
  begins: beginsOn(appointment, ({ state }) => state === 'RESERVED'),
  needs: ({ data, payload, related }) => {
    if (!seekerOf(data, payload.appointmentId)) return {};
    const interviewId = loadedIf(related, `appointment:${payload.appointmentId}`, appointment)?.data.interviewId;
    const made = loadedIf(related, 'interview', interview);
    return {
      ...needAppointments([payload]),
      interview: interviewId ? interview.ref(interviewId) : undefined,
      ...(made ? needToMove(made.data, made.data.interviewerIds) : {}),
    };
  },
  decide: (context) => {
    const { data, payload, related } = context;
    const seeker = seekerOf(data, payload.appointmentId);
    const seat = seatOf(data, payload.appointmentId);
    if (seeker?.reservation !== 'RESERVED' || seat === undefined)
      return refuse('session.no_qualified_seeker', undefined, 'appointmentId');
    const segment = target(context);
    if (isRefused(segment)) return segment;
    const reserved = appointmentOf(related, seeker);
    if (!takes(appointment, reserved, 'SlotAdjusted')) return refuse('appointment.invalid_transition');
    const withInterview = interviewMoved(segment, context);
    if (isRefused(withInterview)) return withInterview;
    const who = aboutSeeker(context, seeker);
    const { segmentId, start, end } = segment;
    const { interviewId } = reserved.data;
    const notify = payload.notify && withInterview.length === 0;
    const adjusted = { ...who, segmentId, formerSegmentId: seat.segmentId, interviewId };
    return accept([
      appointmentSession.fact('SeatConfirmed', { ...who, segmentId }),
      appointmentSession.fact('ArrangementAdjusted', adjusted),
      appointment.factOn(reserved.id, 'SlotAdjusted', { ...who, segmentId, start, end, notify }),
      ...withInterview,
    ]);
  },
});
