import type { InterviewSeat } from '@talentlog/contracts';
import { evaluation } from '../evaluation/index.ts';
import type { Folded, Ref } from '../shared/aggregate.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import type { aboutInterview } from './about.ts';
import type { InterviewData, InterviewState } from './data.ts';

type About = ReturnType<typeof aboutInterview>;

const nameOf = ({ evaluationId }: InterviewSeat): string => `evaluation:${evaluationId}`;

/** Loads the evaluations of these seats. */
export const needEvaluations = (seats: readonly InterviewSeat[]): Record<string, Ref> =>
  Object.fromEntries(seats.map((seat) => [nameOf(seat), evaluation.ref(seat.evaluationId)]));

/** Asks the interviewers for their evaluations. */
export const evaluationsRequested = (seats: readonly InterviewSeat[], about: About, start: string): Fact[] =>
  seats.map(({ evaluationId, interviewerId }) =>
    evaluation.factOn(evaluationId, 'EvaluationRequested', { ...about, evaluationId, interviewerId, start }),
  );

/** Evaluations nobody wrote yet and nobody has to write any more. */
export const evaluationsWithdrawn = (seats: readonly InterviewSeat[], about: About, related: Related): Fact[] =>
  seats.flatMap((seat) => {
    const { evaluationId, interviewerId } = seat;
    const withdrawn = { ...about, evaluationId, interviewerId };
    return factIfTaken(evaluation, loaded(related, nameOf(seat), evaluation), 'EvaluationWithdrawn', withdrawn);
  });

type Seen = Pick<Folded<InterviewData, InterviewState>, 'state' | 'data'>;

/** Refuses an evaluation of an interview that was not started and whose time has not come, whoever writes it. */
export const evaluatedTooEarly = ({ state, data }: Seen, now: string): Refusal | undefined =>
  state.life === 'NOT_STARTED' && isBefore(now, data.start)
    ? refuse('evaluation.not_yet', { start: data.start })
    : undefined;

/** Whether an interview is under way, so that its interviewers may write what they think. */
export function notEvaluated(seen: Seen, now: string): Refusal | undefined {
  const { life } = seen.state;
  if (life === 'FINISHED' || life === 'CANCELLED') return refuse('evaluation.finished');
  return evaluatedTooEarly(seen, now);
}
