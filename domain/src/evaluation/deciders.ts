import { EvaluationDimension, evaluationCommands, type PayloadOf } from '@talentlog/contracts';
import { interview as interviews } from '../interview/interview.ts';
import { position } from '../position/position.ts';
import { decides } from '../shared/aggregate.ts';
import { accept, type DecideContext, type Decider, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { evaluation } from './evaluation.ts';
import { type EvaluationData } from './lifecycle.ts';

type Commands = typeof evaluationCommands;
type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, EvaluationData, string>;
type Sheet = PayloadOf<Commands['SubmitEvaluation']>;
type Context = DecideContext<Sheet, EvaluationData, string>;

const needs: NonNullable<Deciding<'SubmitEvaluation'>['needs']> = ({ payload, data }) => ({
  interview: data.interviewId === '' ? undefined : { aggregate: 'interview', id: data.interviewId },
  recommended:
    payload.recommendedPositionId === null ? undefined : { aggregate: 'position', id: payload.recommendedPositionId },
});

/** Every dimension has its score, and a recommendation its position. */
function incomplete({ payload, related: from }: Context): Refusal | undefined {
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
function notNow({ data, actor, related: from, now }: Context): Refusal | undefined {
  if (actor.id !== data.interviewerId) return refuse('evaluation.not_yours');
  const interview = loaded(from, 'interview', interviews);
  const { life } = interview.state;
  if (life === 'FINISHED' || life === 'CANCELLED') return refuse('evaluation.finished');
  if (life === 'NOT_STARTED' && isBefore(now, interview.data.start))
    return refuse('evaluation.not_yet', { start: interview.data.start });
  return undefined;
}

function written({ id, data, payload }: Context) {
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

const submit: Deciding<'SubmitEvaluation'> = {
  needs,
  decide: (context) =>
    notNow(context) ?? incomplete(context) ?? accept({ type: 'EvaluationSubmitted', data: written(context) }),
};

const amend: Deciding<'AmendEvaluation'> = {
  needs,
  decide: (context) =>
    notNow(context) ?? incomplete(context) ?? accept({ type: 'EvaluationAmended', data: written(context) }),
};

/** At any time, also after the interview. */
const onBehalf: Deciding<'EvaluateOnBehalf'> = {
  needs,
  decide: (context) =>
    incomplete(context) ??
    accept({ type: 'EvaluationSubmittedOnBehalf', data: { ...written(context), hrId: context.actor.id } }),
};

/** Every command of the evaluation with its decision. */
export const decidedEvaluation = decides(evaluation, {
  SubmitEvaluation: submit,
  AmendEvaluation: amend,
  EvaluateOnBehalf: onBehalf,
});
