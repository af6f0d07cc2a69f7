import { type EvaluationForm, type evaluationCommands, isInterviewStage, type PayloadOf } from '@talentlog/contracts';
import type { InterviewData, InterviewState } from '../interview/data.ts';
import { interview } from '../interview/interview.ts';
import { position } from '../position/position.ts';
import type { Folded } from '../shared/aggregate.ts';
import { type DecideContext, type Refusal, refuse, type Shown } from '../shared/decider.ts';
import { startingForm } from '../shared/evaluation-forms.ts';
import { loaded } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { isBefore } from '../shared/time.ts';
import type { EvaluationData } from './evolve.ts';

type FoldedInterview = Folded<InterviewData, InterviewState>;
type Sheet = PayloadOf<(typeof evaluationCommands)['SubmitEvaluation']>;
type Context = DecideContext<Sheet, EvaluationData, string>;

const scoreOf = ({ scores }: Sheet, dimension: string): number | undefined =>
  scores.find((one) => one.dimension === dimension)?.score ?? undefined;

/** Loads the interview, and the position the candidate is recommended to. */
export const needInterview = ({ payload, data }: { readonly payload: Sheet; readonly data: EvaluationData }) => ({
  interview: data.interviewId === '' ? undefined : interview.ref(data.interviewId),
  recommended: payload.recommendedPositionId === null ? undefined : position.ref(payload.recommendedPositionId),
});

/** What interviewers of this interview are asked now. */
export function formInForce(stage: string, settings: Pick<Settings, 'evaluationForms'>): EvaluationForm {
  return isInterviewStage(stage) ? settings.evaluationForms[stage] : startingForm;
}

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
