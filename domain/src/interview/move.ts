import { bookingRemoved, needCalendars } from '../interviewer-calendar/bookings.ts';
import { needLink, voidLink } from '../link/one-time-link.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact } from '../shared/decider.ts';
import { aboutInterview, type Context } from './about.ts';
import type { InterviewData } from './data.ts';
import { evaluationsRequested, evaluationsWithdrawn, needEvaluations } from './evaluations.ts';
import { needAccountsOf } from './interviewers.ts';
import { booked, type Plan } from './plan.ts';
import { interviewLink, signInCode } from './ways-in.ts';

/** What an interview must load before it can be moved to these interviewers; also for the session that adjusts it. */
export const needToMove = (
  data: InterviewData,
  interviewerIds: readonly string[],
): Record<string, Ref | undefined> => ({
  ...needAccountsOf(interviewerIds),
  ...needCalendars([...data.interviewerIds, ...interviewerIds]),
  ...needEvaluations(data.seats.filter(({ interviewerId }) => !interviewerIds.includes(interviewerId))),
  ...needLink(data),
});

/**
 * An interview at another time, place or with other interviewers: what `InterviewRescheduled` tells, and what follows. The candidate
 * is asked again with a new link; interviewers who stay keep their evaluation.
 */
export function move(
  { id, data }: Pick<Context, 'id' | 'data'>,
  to: Omit<Plan, 'interviewId' | 'groupId'> & { readonly groupId?: string | null },
  notify: boolean,
  context: Pick<Context, 'newId' | 'newLink' | 'related' | 'settings'>,
) {
  const about = aboutInterview({ id, data });
  const plan: Plan = { groupId: data.groupId, ...to, interviewId: id };
  const kept = data.seats.filter(({ interviewerId }) => plan.interviewerIds.includes(interviewerId));
  const left = data.seats.filter((seat) => !kept.includes(seat));
  const seats = plan.interviewerIds.map(
    (interviewerId) =>
      kept.find((seat) => seat.interviewerId === interviewerId) ?? { interviewerId, evaluationId: context.newId() },
  );
  const { link, issued } = interviewLink(context, id, data.jobSeekerId, plan.end);
  const former = { formerStart: data.start, formerInterviewerIds: data.interviewerIds };
  const follows: Fact[] = [
    ...voidLink(context.related),
    issued,
    ...evaluationsRequested(
      seats.filter((seat) => !kept.includes(seat)),
      about,
      plan.start,
    ),
    ...evaluationsWithdrawn(left, about, context.related),
    ...left.flatMap(({ interviewerId }) => bookingRemoved(context.related, interviewerId, id)),
    ...booked(plan),
  ];
  return {
    rescheduled: { ...about, ...plan, seats, signInCode: signInCode(context), ...link, ...former, notify },
    follows,
  };
}
