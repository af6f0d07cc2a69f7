import { EvaluationDimension, type evaluationCommands, type PayloadOf } from '@talentlog/contracts';
import type { InterviewData, InterviewState } from '../interview/data.ts';
import { interview } from '../interview/interview.ts';
import { position } from '../position/position.ts';
import type { Folded } from '../shared/aggregate.ts';
import { type DecideContext, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import type { EvaluationData } from './evolve.ts';

type FoldedInterview = Folded<InterviewData, InterviewState>;
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

/** An evaluation is written by its interviewer. */
export const isOwn = ({ data, actor }: Pick<Shown<EvaluationData>, 'data' | 'actor'>): boolean =>
  actor === undefined || actor.id === data.interviewerId;

/** Whether an interview is under way, so that its interviewers may write what they think. */
export function notEvaluated(
  { state, data }: Pick<FoldedInterview, 'state' | 'data'>,
  now: string,
): Refusal | undefined {
  const { life } = state;
  if (life === 'FINISHED' || life === 'CANCELLED') return refuse('evaluation.finished');
  if (life === 'NOT_STARTED' && isBefore(now, data.start)) return refuse('evaluation.not_yet', { start: data.start });
  return undefined;
}

/** The interviewer's own evaluation, while the interview is not over. */
export const notNow = (context: Context): Refusal | undefined =>
  isOwn(context)
    ? notEvaluated(loaded(context.related, 'interview', interview), context.now)
    : refuse('evaluation.not_yours');

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
