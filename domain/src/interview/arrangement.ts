import type { InterviewPlace, InterviewSeat } from '@talentlog/contracts';
import { type loadedApplication, workOpened } from '../application/work.ts';
import { evaluation } from '../evaluation/evaluation.ts';
import { bookingAdded, isTaken } from '../interviewer-calendar/interviewer-calendar.ts';
import { issueLink } from '../link/one-time-link.ts';
import { type Ref } from '../shared/aggregate.ts';
import { type DecideContext, type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factOn } from '../shared/handle.ts';
import { minutesBetween } from '../shared/time.ts';
import { isFinal, missingField } from './place.ts';

type Makers = Pick<DecideContext<never, never>, 'newId' | 'newLink'>;

/** A time, a place and the people of an interview, before it is known to be possible. */
export interface Plan {
  readonly interviewId: string;
  readonly start: string;
  readonly end: string;
  readonly place: InterviewPlace;
  readonly interviewerIds: readonly string[];
  readonly groupId: string | null;
}

/** The person and the record an interview is about. */
export interface Candidate {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

const longestMinutes = 24 * 60;

/** Not too long, with a place to meet, and every interviewer free. */
export function cannotMeet(plan: Plan, related: Related): Refusal | undefined {
  if (minutesBetween(plan.start, plan.end) > longestMinutes) return refuse('interview.too_long', undefined, 'end');
  if (!isFinal(plan.place)) return refuse('interview.site_required', undefined, missingField(plan.place));
  const taken = plan.interviewerIds.find((interviewerId) => isTaken(related, interviewerId, plan));
  return taken === undefined
    ? undefined
    : refuse('interview.conflict', { interviewerId: taken, start: plan.start }, 'interviewerIds');
}

/** Six digits, as unguessable as an identifier. */
export const signInCode = ({ newId }: Makers): string => {
  const digits = newId()
    .replace(/[^0-9a-f]/g, '')
    .slice(-12);
  return String(Number.parseInt(digits || '0', 16) % 1_000_000).padStart(6, '0');
};

/** The link of an interview works until its start. */
export function interviewLink(makers: Makers, interviewId: string, jobSeekerId: string, start: string) {
  const on = { aggregate: 'interview', id: interviewId };
  const wanted = { purpose: 'interview', stepUp: 'tail', on, of: { jobSeekerId }, expiresAt: start } as const;
  const { link, issued } = issueLink(makers, wanted);
  return { link: { linkId: link.linkId, seed: link.seed }, issued };
}

/** Asks the interviewer for an evaluation. */
export const evaluationRequested = (
  { interviewerId, evaluationId }: InterviewSeat,
  interview: Candidate & { readonly interviewId: string; readonly start: string },
): Fact => {
  const { interviewId, applicationId, jobSeekerId, positionId, start } = interview;
  const who = { evaluationId, interviewId, interviewerId, applicationId, jobSeekerId, positionId };
  return factOn(evaluation, evaluationId, 'EvaluationRequested', { ...who, start });
};

/** Takes the time of every interviewer of the plan. */
export const bookings = ({ interviewId, start, end, groupId, interviewerIds }: Plan): Fact[] =>
  interviewerIds.map((interviewerId) => bookingAdded(interviewerId, { interviewId, start, end, groupId }));

export interface Origin {
  readonly arrangedBy: string;
  readonly appointmentId: string | null;
  readonly appointmentSessionId: string | null;
}

/** Everything that follows from arranging one interview: the interview, its link, its evaluations, its work and its bookings. */
export function arranged(
  plan: Plan,
  record: ReturnType<typeof loadedApplication>,
  origin: Origin,
  makers: Makers,
  on?: Ref,
): Fact[] {
  const { interviewId, start } = plan;
  const { jobSeekerId, positionId, stage } = record.data;
  const candidate = { applicationId: record.id, jobSeekerId, positionId };
  const seats = plan.interviewerIds.map((interviewerId) => ({ interviewerId, evaluationId: makers.newId() }));
  const { link, issued } = interviewLink(makers, interviewId, jobSeekerId, start);
  const data = { ...plan, ...candidate, stage, seats, signInCode: signInCode(makers), ...link, ...origin };
  return [
    { type: 'InterviewArranged', data, ...(on ? { on } : {}) },
    issued,
    ...seats.map((seat) => evaluationRequested(seat, { ...candidate, interviewId, start })),
    workOpened(record.id, 'INTERVIEW', interviewId),
    ...bookings(plan),
  ];
}
