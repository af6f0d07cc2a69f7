import { type FoldedApplication, workOpened } from '../application/index.ts';
import type { Fact } from '../shared/decider.ts';
import { evaluationsRequested } from './evaluations.ts';
import { booked, type Plan } from './plan.ts';
import { interviewLink, type Makers, signInCode } from './ways-in.ts';

/** Who arranged it, and the appointment it came from. */
export interface Origin {
  readonly arrangedBy: string;
  readonly appointmentId: string | null;
  readonly appointmentSessionId: string | null;
}

/** An interview to be: what `InterviewArranged` tells, and what follows: its link, its evaluations, its work and its bookings. */
export function arrangement(plan: Plan, found: FoldedApplication, origin: Origin, makers: Makers) {
  const { interviewId, start, end } = plan;
  const { jobSeekerId, positionId, stage } = found.data;
  const about = { interviewId, applicationId: found.id, jobSeekerId, positionId };
  const seats = plan.interviewerIds.map((interviewerId) => ({ interviewerId, evaluationId: makers.newId() }));
  const { link, issued } = interviewLink(makers, interviewId, jobSeekerId, end);
  const follows: Fact[] = [
    issued,
    ...evaluationsRequested(seats, about, start),
    workOpened(found.id, 'INTERVIEW', interviewId),
    ...booked(plan),
  ];
  return { arranged: { ...plan, ...about, stage, seats, signInCode: signInCode(makers), ...link, ...origin }, follows };
}
