import { EvaluationDimension, type evaluationCommands, type PayloadOf } from '@talentlog/contracts';
import { interview } from '../interview/interview.ts';
import { position } from '../position/position.ts';
import { type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import type { EvaluationData } from './evolve.ts';

type Sheet = PayloadOf<(typeof evaluationCommands)['SubmitEvaluation']>;
type Context = DecideContext<Sheet, EvaluationData, string>;

/** Loads the interview, and the position the candidate is recommended to. */
export const needInterview = ({ payload, data }: { readonly payload: Sheet; readonly data: EvaluationData }) => ({
  interview: data.interviewId === '' ? undefined : interview.ref(data.interviewId),
  recommended: payload.recommendedPositionId === null ? undefined : position.ref(payload.recommendedPositionId),
});

/** Every dimension has its score, and a recommendation its position. */
export function incomplete({ payload, related: from }: Context): Refusal | undefined {
  for (const dimension of EvaluationDimension.options)
    if (typeof payload.scores.find((score) => score.dimension === dimension)?.score !== 'number')
      return refuse('evaluation.incomplete', { dimension }, `scores.${dimension}`);
  if (payload.result !== 'RECOMMENDED_TO') return undefined;
  if (payload.recommendedPositionId === null)
    return refuse('evaluation.incomplete', undefined, 'recommendedPositionId');
  if (loaded(from, 'recommended', position).revision < 0)
    return refuse('common.not_found', undefined, 'recommendedPositionId');
  return undefined;
}

/** The interviewer's own evaluation, while the interview is not over. */
export function notNow({ data, actor, related: from, now }: Context): Refusal | undefined {
  if (actor.id !== data.interviewerId) return refuse('evaluation.not_yours');
  const { state, data: planned } = loaded(from, 'interview', interview);
  const { life } = state;
  if (life === 'FINISHED' || life === 'CANCELLED') return refuse('evaluation.finished');
  if (life === 'NOT_STARTED' && isBefore(now, planned.start))
    return refuse('evaluation.not_yet', { start: planned.start });
  return undefined;
}

/** What every version of an evaluation says. */
export function written({ id, data, payload }: Context) {
  const { interviewId, interviewerId, applicationId, jobSeekerId, positionId } = data;
  const scores = EvaluationDimension.options.flatMap((dimension) => {
    const score = payload.scores.find((one) => one.dimension === dimension)?.score;
    return typeof score === 'number' ? [{ dimension, score }] : [];
  });
  const { result, text } = payload;
  const recommendedPositionId = result === 'RECOMMENDED_TO' ? payload.recommendedPositionId : null;
  const who = { evaluationId: id, interviewId, interviewerId, applicationId, jobSeekerId, positionId };
  return { ...who, scores, result, recommendedPositionId, text };
}
