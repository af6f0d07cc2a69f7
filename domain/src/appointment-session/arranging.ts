import type { Segment } from '@talentlog/contracts';
import { isActiveApplication } from '../application/work.ts';
import { appointment as appointments } from '../appointment/appointment.ts';
import { arranged, cannotMeet, type Plan } from '../interview/arrangement.ts';
import { isRunning, moved, needToMove } from '../interview/arranging.ts';
import { interview as interviews } from '../interview/interview.ts';
import { needCalendars } from '../interviewer-calendar/interviewer-calendar.ts';
import { accept, type Fact, type Refusal, refuse } from '../shared/decider.ts';
import { factOn, loadedIf, takes } from '../shared/handle.ts';
import { addMinutes } from '../shared/time.ts';
import { type Context, type Deciding, sessionOf } from './deciding.ts';
import { appointmentOf, needAppointments, needRecords, recordOf } from './inviting.ts';
import type { AppointmentSessionData, Seeker } from './lifecycle.ts';
import { freeSeats, hasAnySeat, seatOf, seekerOf, segmentOf, unarranged } from './seats.ts';

const selected = (data: AppointmentSessionData, appointmentIds: readonly string[] | undefined): readonly Seeker[] =>
  unarranged(data).filter(
    ({ appointmentId }) => appointmentIds === undefined || appointmentIds.includes(appointmentId),
  );

interface Arrangement {
  readonly seeker: Seeker;
  readonly plan: Plan;
}

type Wish = Parameters<NonNullable<Deciding<'GenerateArrangements'>['decide']>>[0];

/** One interview for each seeker whose reservation stands: not one who is just editing it, and not one whose record ended. */
function planned(context: Wish): Arrangement[] {
  const { data, payload, related, newId } = context;
  const { facts } = data;
  if (facts === null) return [];
  const place = payload.place ?? facts.place;
  const interviewerIds = payload.interviewerIds ?? facts.interviewerIds;
  return selected(data, payload.appointmentIds).flatMap((seeker) => {
    const appointment = appointmentOf(related, seeker);
    const slot = appointment.data.reserved;
    const ready = takes(appointments, appointment, 'AppointmentArranged') && isActiveApplication(recordOf(related, seeker));
    if (!ready || slot === null) return [];
    const time = { start: slot.start, end: addMinutes(slot.start, facts.durationMinutes) };
    return [{ seeker, plan: { interviewId: newId(), ...time, place, interviewerIds, groupId: slot.segmentId } }];
  });
}

/** The interview and all that belongs to it, and the appointment's note of it. */
function arrangedFor({ seeker, plan }: Arrangement, context: Wish): Fact[] {
  const { appointmentId, applicationId, jobSeekerId } = seeker;
  const { interviewId } = plan;
  const who = { ...sessionOf(context), appointmentId, applicationId, jobSeekerId };
  const origin = { arrangedBy: context.actor.id, appointmentId, appointmentSessionId: context.id };
  const on = { aggregate: 'interview', id: interviewId };
  return [
    ...arranged(plan, recordOf(context.related, seeker), origin, context, on),
    factOn(appointments, appointmentId, 'AppointmentArranged', { ...who, interviewId }),
  ];
}

export const generateArrangements: Deciding<'GenerateArrangements'> = {
  needs: ({ data, payload }) => ({
    ...needAppointments(selected(data, payload.appointmentIds)),
    ...needRecords(selected(data, payload.appointmentIds).map(({ applicationId }) => applicationId)),
    ...needCalendars(payload.interviewerIds ?? data.facts?.interviewerIds ?? []),
  }),
  decide: (context) => {
    const arrangements = planned(context);
    if (arrangements.length === 0) return refuse('session.no_qualified_seeker');
    for (const { plan } of arrangements) {
      const refused = cannotMeet(plan, context.related);
      if (refused) return refused;
    }
    const generated = arrangements.map(({ seeker, plan }) => ({
      appointmentId: seeker.appointmentId,
      applicationId: seeker.applicationId,
      jobSeekerId: seeker.jobSeekerId,
      interviewId: plan.interviewId,
      segmentId: plan.groupId,
    }));
    return accept(
      [
        { type: 'ArrangementsGenerated', data: { ...sessionOf(context), arrangements: generated } },
        ...arrangements.flatMap((arrangement) => arrangedFor(arrangement, context)),
      ],
      { interviewIds: generated.map(({ interviewId }) => interviewId) },
    );
  },
};

/** The segment to move to, when it has a seat. */
function target(context: Context<{ appointmentId: string; segmentId: string }>): Segment | Refusal {
  const { data, payload, now } = context;
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
function interviewMoved(segment: Segment, context: Context<{ notify: boolean }>): readonly Fact[] | Refusal {
  const interview = loadedIf(context.related, 'interview', interviews);
  if (interview === undefined) return [];
  if (!takes(interviews, interview, 'InterviewRescheduled'))
    return refuse(isRunning(interview.state) ? 'interview.started' : 'interview.invalid_transition');
  const { place, interviewerIds } = interview.data;
  if (place === null) return refuse('interview.invalid_transition');
  const end = addMinutes(segment.start, context.data.facts?.durationMinutes ?? 0);
  const to = { start: segment.start, end, place, interviewerIds, groupId: segment.segmentId };
  const refused = cannotMeet({ ...to, interviewId: interview.id }, context.related);
  const on = { aggregate: 'interview', id: interview.id };
  return refused ?? moved(interview, to, context.payload.notify, context, on);
}

const isRefused = (value: object): value is Refusal => 'refused' in value;

export const adjustArrangement: Deciding<'AdjustArrangement'> = {
  needs: ({ data, payload, related }) => {
    if (!seekerOf(data, payload.appointmentId)) return {};
    const appointment = loadedIf(related, `appointment:${payload.appointmentId}`, appointments);
    const interviewId = appointment?.data.interviewId;
    const interview = loadedIf(related, 'interview', interviews);
    return {
      ...needAppointments([payload]),
      interview: interviewId ? { aggregate: 'interview', id: interviewId } : undefined,
      ...(interview ? needToMove(interview.data, interview.data.interviewerIds) : {}),
    };
  },
  decide: (context) => {
    const { data, payload, related } = context;
    const seeker = seekerOf(data, payload.appointmentId);
    if (seeker?.reservation !== 'RESERVED') return refuse('session.no_qualified_seeker', undefined, 'appointmentId');
    const segment = target(context);
    if (isRefused(segment)) return segment;
    const appointment = appointmentOf(related, seeker);
    if (!takes(appointments, appointment, 'SlotAdjusted')) return refuse('appointment.invalid_transition');
    const interview = interviewMoved(segment, context);
    if (isRefused(interview)) return interview;
    const { appointmentId, applicationId, jobSeekerId } = seeker;
    const { segmentId, start, end } = segment;
    const who = { ...sessionOf(context), appointmentId, applicationId, jobSeekerId };
    const formerSegmentId = seatOf(data, appointmentId)?.segmentId;
    const { interviewId } = appointment.data;
    return accept([
      { type: 'SeatConfirmed', data: { ...who, segmentId } },
      { type: 'ArrangementAdjusted', data: { ...who, segmentId, formerSegmentId, interviewId } },
      factOn(appointments, appointmentId, 'SlotAdjusted', { ...who, segmentId, start, end }),
      ...interview,
    ]);
  },
};
