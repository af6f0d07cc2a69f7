import type { InterviewSeat, interviewCommands, PayloadOf } from '@talentlog/contracts';
import { applicationRef, isActiveApplication, loadedApplication, workClosed } from '../application/work.ts';
import { appointment as appointments } from '../appointment/appointment.ts';
import { evaluation } from '../evaluation/evaluation.ts';
import { bookingRemoved, needCalendars } from '../interviewer-calendar/interviewer-calendar.ts';
import { needLink, voidLink } from '../link/one-time-link.ts';
import { type Ref } from '../shared/aggregate.ts';
import { accept, type DecideContext, type Decider, type Fact, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loaded } from '../shared/handle.ts';
import { addHours, isBefore } from '../shared/time.ts';
import {
  arranged,
  bookings,
  type Candidate,
  cannotMeet,
  evaluationRequested,
  interviewLink,
  type Plan,
  signInCode,
} from './arrangement.ts';
import type { InterviewData, InterviewState } from './lifecycle.ts';

type Commands = typeof interviewCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, InterviewData, InterviewState>;
type Context<P = unknown> = DecideContext<P, InterviewData, InterviewState>;

/** What every fact about an interview names. */
export const interviewOf = ({ id, data }: { readonly id: string; readonly data: InterviewData }) => ({
  interviewId: id,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});

export const arrangeInterview: Deciding<'ArrangeInterview'> = {
  target: (_payload, { newId }) => ({ aggregate: 'interview', id: newId() }),
  needs: ({ payload }) => ({
    application: applicationRef(payload.applicationId),
    ...needCalendars(payload.interviewerIds),
  }),
  decide: (context) => {
    const { id, payload, related, actor } = context;
    const record = loadedApplication(related, 'application');
    if (record.revision < 0) return refuse('common.not_found', undefined, 'applicationId');
    if (!isActiveApplication(record)) return refuse('application.invalid_transition', undefined, 'applicationId');
    const { start, end, place, interviewerIds, groupId } = payload;
    const plan: Plan = { interviewId: id, start, end, place, interviewerIds, groupId };
    const refused = cannotMeet(plan, related);
    if (refused) return refused;
    const origin = { arrangedBy: actor.id, appointmentId: null, appointmentSessionId: null };
    return accept(arranged(plan, record, origin, context), { interviewId: id });
  },
};

const seatName = (seat: InterviewSeat) => `evaluation:${seat.evaluationId}`;
const needEvaluations = (seats: readonly InterviewSeat[]): Record<string, Ref> =>
  Object.fromEntries(seats.map((seat) => [seatName(seat), { aggregate: 'evaluation', id: seat.evaluationId }]));

/** Evaluations nobody wrote yet and nobody has to write any more. */
function withdrawn(
  seats: readonly InterviewSeat[],
  interview: Candidate & { interviewId: string },
  related: Related,
): Fact[] {
  return seats.flatMap((seat) =>
    factIfTaken(evaluation, loaded(related, seatName(seat), evaluation), 'EvaluationWithdrawn', {
      ...interview,
      ...seat,
    }),
  );
}

/** What an interview must load before it can be moved to these interviewers; also for the session that adjusts it. */
export const needToMove = (
  data: InterviewData,
  interviewerIds: readonly string[],
): Record<string, Ref | undefined> => ({
  ...needCalendars([...data.interviewerIds, ...interviewerIds]),
  ...needEvaluations(data.seats.filter(({ interviewerId }) => !interviewerIds.includes(interviewerId))),
  ...needLink(data),
});

/** Everything that follows from another time, place or interviewers; the candidate is asked again with a new link. */
export function moved(
  interview: { readonly id: string; readonly data: InterviewData },
  to: Omit<Plan, 'interviewId' | 'groupId'> & { readonly groupId?: string | null },
  notify: boolean,
  context: Pick<Context, 'newId' | 'newLink' | 'related'>,
  on?: Ref,
): Fact[] {
  const { data } = interview;
  const who = interviewOf(interview);
  const plan: Plan = { groupId: data.groupId, ...to, interviewId: interview.id };
  const kept = data.seats.filter(({ interviewerId }) => plan.interviewerIds.includes(interviewerId));
  const left = data.seats.filter((seat) => !kept.includes(seat));
  const seats = plan.interviewerIds.map(
    (interviewerId) =>
      kept.find((seat) => seat.interviewerId === interviewerId) ?? { interviewerId, evaluationId: context.newId() },
  );
  const { link, issued } = interviewLink(context, interview.id, data.jobSeekerId, plan.start);
  const former = { formerStart: data.start, formerInterviewerIds: data.interviewerIds };
  const rescheduled = { ...who, ...plan, seats, signInCode: signInCode(context), ...link, ...former, notify };
  return [
    { type: 'InterviewRescheduled', data: rescheduled, ...(on ? { on } : {}) },
    ...voidLink(context.related),
    issued,
    ...seats
      .filter((seat) => !kept.includes(seat))
      .map((seat) => evaluationRequested(seat, { ...who, start: plan.start })),
    ...withdrawn(left, who, context.related),
    ...left.flatMap(({ interviewerId }) => bookingRemoved(context.related, interviewerId, interview.id)),
    ...bookings(plan),
  ];
}

export const rescheduleInterview: Deciding<'RescheduleInterview'> = {
  needs: ({ payload, data }) => needToMove(data, payload.interviewerIds),
  illegal: ({ state }) => (isRunning(state) ? refuse('interview.started') : undefined),
  decide: (context) => {
    const { id, payload, data, related } = context;
    const { start, end, place, interviewerIds, notify } = payload;
    const to = { start, end, place, interviewerIds };
    const refused = cannotMeet({ ...to, interviewId: id, groupId: data.groupId }, related);
    return refused ?? accept(moved(context, to, notify, context));
  },
};

export const isRunning = ({ life }: InterviewState): boolean => life === 'IN_INTERVIEW' || life === 'FINISHED';

const needToEnd = ({ data }: { readonly data: InterviewData }): Record<string, Ref | undefined> => ({
  application: data.applicationId === '' ? undefined : applicationRef(data.applicationId),
  appointment: data.appointmentId === null ? undefined : { aggregate: 'appointment', id: data.appointmentId },
  ...needCalendars(data.interviewerIds),
});

/** Frees the interviewers and closes the work, and with it the appointment the interview came from. */
function ended({ id, data, related }: Context, cause: 'INTERVIEW_FINISHED' | 'INTERVIEW_CANCELLED'): Fact[] {
  const record = loadedApplication(related, 'application');
  const { appointmentId, appointmentSessionId, applicationId, jobSeekerId, positionId } = data;
  const facts = [
    ...data.interviewerIds.flatMap((interviewerId) => bookingRemoved(related, interviewerId, id)),
    ...workClosed(record, 'INTERVIEW', id),
  ];
  if (appointmentId === null || appointmentSessionId === null) return facts;
  const completed = { appointmentId, appointmentSessionId, applicationId, jobSeekerId, positionId, cause };
  const appointment = loaded(related, 'appointment', appointments);
  return [
    ...facts,
    ...factIfTaken(appointments, appointment, 'AppointmentCompleted', completed),
    ...workClosed(record, 'APPOINTMENT', appointmentId),
  ];
}

/** Left open, it finishes by itself this long after its end. */
export const hoursUntilFinished = 24;

export const finishInterview: Deciding<'FinishInterview'> = {
  needs: needToEnd,
  decide: (context) => {
    const { data, actor, now } = context;
    if (actor.kind === 'system' && isBefore(now, addHours(data.end, hoursUntilFinished)))
      return refuse('interview.not_yet');
    return accept([
      { type: 'InterviewFinished', data: { ...interviewOf(context), end: data.end, stage: data.stage } },
      ...ended(context, 'INTERVIEW_FINISHED'),
    ]);
  },
};

export const cancelInterview: Deciding<'CancelInterview'> = {
  needs: ({ data }) => ({ ...needToEnd({ data }), ...needEvaluations(data.seats), ...needLink(data) }),
  illegal: ({ state }) => (isRunning(state) ? refuse('interview.started') : undefined),
  decide: (context) => {
    const { data, payload, actor, related } = context;
    const who = interviewOf(context);
    const cause = actor.kind === 'system' ? 'RECORD_ENDED' : 'STAFF';
    const { start, interviewerIds } = data;
    return accept([
      { type: 'InterviewCancelled', data: { ...who, reason: payload.reason, start, interviewerIds, cause } },
      ...voidLink(related, 'CLOSED'),
      ...withdrawn(data.seats, who, related),
      ...ended(context, 'INTERVIEW_CANCELLED'),
    ]);
  },
};
