import type { InterviewSeat } from '@talentlog/contracts';
import { evaluation } from '../evaluation/evaluation.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loaded } from '../shared/handle.ts';
import type { aboutInterview } from './about.ts';

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
