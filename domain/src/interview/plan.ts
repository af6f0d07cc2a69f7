import type { InterviewPlace } from '@talentlog/contracts';
import { bookingAdded, isTaken } from '../interviewer-calendar/index.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { isBefore, minutesBetween } from '../shared/time.ts';
import { cannotInterview } from './interviewers.ts';
import { isFinal, missingField } from './place.ts';

/** A time, a place and the people of an interview, before it is known to be possible. */
export interface Plan {
  readonly interviewId: string;
  readonly start: string;
  readonly end: string;
  readonly place: InterviewPlace;
  readonly interviewerIds: readonly string[];
  readonly groupId: string | null;
}

const longestMinutes = 24 * 60;

/** Nobody is asked to come to what began already. */
export const cannotBegin = ({ start }: Pick<Plan, 'start'>, now: string): Refusal | undefined =>
  isBefore(start, now) ? refuse('interview.in_past', { start }, 'start') : undefined;

/** Not too long, with a place to meet, and every interviewer able to evaluate and free. */
export function cannotMeet(plan: Plan, related: Related): Refusal | undefined {
  if (minutesBetween(plan.start, plan.end) > longestMinutes) return refuse('interview.too_long', undefined, 'end');
  if (!isFinal(plan.place)) return refuse('interview.site_required', undefined, missingField(plan.place));
  const unable = cannotInterview(plan.interviewerIds, related);
  if (unable) return unable;
  const taken = plan.interviewerIds.find((interviewerId) => isTaken(related, interviewerId, plan));
  return taken === undefined
    ? undefined
    : refuse('interview.conflict', { interviewerId: taken, start: plan.start }, 'interviewerIds');
}

/** Takes the time of every interviewer of the plan. */
export const booked = ({ interviewId, start, end, groupId, interviewerIds }: Plan): Fact[] =>
  interviewerIds.map((interviewerId) => bookingAdded(interviewerId, { interviewId, start, end, groupId }));
