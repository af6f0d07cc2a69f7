import { bookingRemoved, needCalendars } from '../interviewer-calendar/index.ts';
import { link, needLink, voidLink } from '../link/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact } from '../shared/decider.ts';
import { loadedIf, takes } from '../shared/handle.ts';
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

type Moving = Pick<Context, 'newId' | 'newLink' | 'related' | 'settings'>;

/** The way in after a move. Who is told gets a new link in place of the old one; who is not keeps the one they have, for as long as the interview needs it. */
function wayIn({ id, data }: Pick<Context, 'id' | 'data'>, end: string, notify: boolean, context: Moving) {
  const present = loadedIf(context.related, 'link', link);
  const isKept = !notify && present !== undefined && takes(link, present, 'LinkIssued');
  const makers = isKept ? { ...context, newLink: () => present.id } : context;
  const { link: sent, issued } = interviewLink(makers, id, data.jobSeekerId, end);
  return { sent, links: [...(isKept ? [] : voidLink(context.related)), issued] };
}

/**
 * An interview at another time, place or with other interviewers: what `InterviewRescheduled` tells, and what follows. The candidate
 * is asked again; interviewers who stay keep their evaluation.
 */
export function move(
  { id, data }: Pick<Context, 'id' | 'data'>,
  to: Omit<Plan, 'interviewId' | 'groupId'> & { readonly groupId?: string | null },
  notify: boolean,
  context: Moving,
) {
  const about = aboutInterview({ id, data });
  const plan: Plan = { groupId: data.groupId, ...to, interviewId: id };
  const kept = data.seats.filter(({ interviewerId }) => plan.interviewerIds.includes(interviewerId));
  const left = data.seats.filter((seat) => !kept.includes(seat));
  const seats = plan.interviewerIds.map(
    (interviewerId) =>
      kept.find((seat) => seat.interviewerId === interviewerId) ?? { interviewerId, evaluationId: context.newId() },
  );
  const { sent, links } = wayIn({ id, data }, plan.end, notify, context);
  const former = { formerStart: data.start, formerInterviewerIds: data.interviewerIds };
  const follows: Fact[] = [
    ...links,
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
    rescheduled: { ...about, ...plan, seats, signInCode: signInCode(context), ...sent, ...former, notify },
    follows,
  };
}
