import type { EvaluationForm, evaluationCommands, PayloadOf } from '@talentlog/contracts';
import { interview, notEvaluated } from '../interview/index.ts';
import { position } from '../position/index.ts';
import { type DecideContext, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { EvaluationData } from './evolve.ts';
import { formInForce } from './form.ts';

type Sheet = PayloadOf<(typeof evaluationCommands)['SubmitEvaluation']>;
type Context = DecideContext<Sheet, EvaluationData, string>;

const scoreOf = ({ scores }: Sheet, dimension: string): number | undefined =>
  scores.find((one) => one.dimension === dimension)?.score ?? undefined;

/** Loads the interview, and the position the candidate is recommended to. */
export const needInterview = ({ payload, data }: { readonly payload: Sheet; readonly data: EvaluationData }) => ({
  interview: data.interviewId === '' ? undefined : interview.ref(data.interviewId),
  recommended: payload.recommendedPositionId === null ? undefined : position.ref(payload.recommendedPositionId),
});

/** What this evaluation is checked against: the form in force at its instant. */
const formOf = ({ related, settings }: Context): EvaluationForm =>
  formInForce(loaded(related, 'interview', interview).data.stage, settings);

/** What was filled in is not what is asked for: another form, or scores that it does not have. */
function unasked(payload: Sheet, { version, dimensions }: EvaluationForm): Refusal | undefined {
  const stranger = payload.scores.findIndex(({ dimension }) => !dimensions.some(({ code }) => code === dimension));
  if ((payload.formVersion ?? version) !== version || stranger >= 0)
    return refuse('evaluation.form_changed', { version }, stranger >= 0 ? `scores.${stranger}` : 'formVersion');
  return undefined;
}

/** The form is that in force, every dimension that it requires has its score, and a recommendation its position. */
export function incomplete(context: Context): Refusal | undefined {
  const { payload, related: from } = context;
  const form = formOf(context);
  const refused = unasked(payload, form);
  if (refused) return refused;
  for (const { code: dimension, required, most } of form.dimensions) {
    const score = scoreOf(payload, dimension);
    if (required && score === undefined) return refuse('evaluation.incomplete', { dimension }, `scores.${dimension}`);
    if ((score ?? 1) > most) return refuse('evaluation.score_range', { dimension, most }, `scores.${dimension}`);
  }
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

/** The interviewer's own evaluation, while the interview is not over. */
export const notNow = (context: Context): Refusal | undefined =>
  isOwn(context)
    ? notEvaluated(loaded(context.related, 'interview', interview), context.now)
    : refuse('evaluation.not_yours');

/** What every version of an evaluation says. */
export function written(context: Context) {
  const { id, data, payload } = context;
  const { interviewId, interviewerId, applicationId, jobSeekerId, positionId } = data;
  const form = formOf(context);
  const scores = form.dimensions.flatMap(({ code: dimension }) => {
    const score = scoreOf(payload, dimension);
    return score === undefined ? [] : [{ dimension, score }];
  });
  const { result, text } = payload;
  const recommendedPositionId = result === 'RECOMMENDED_TO' ? payload.recommendedPositionId : null;
  const who = { evaluationId: id, interviewId, interviewerId, applicationId, jobSeekerId, positionId };
  return { ...who, form, scores, result, recommendedPositionId, text };
}
