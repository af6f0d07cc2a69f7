import { evaluatedTooEarly, interview } from '../interview/index.ts';
import { accept } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { evaluation } from './evaluation.ts';
import { incomplete, needInterview, written } from './sheet.ts';

/** HR writes in the name of the interviewer once the interview has begun, also after its end. */
export const evaluateOnBehalf = evaluation.decider('EvaluateOnBehalf', {
  needs: needInterview,
  decide: (context) =>
    evaluatedTooEarly(loaded(context.related, 'interview', interview), context.now) ??
    incomplete(context) ??
    accept(evaluation.fact('EvaluationSubmittedOnBehalf', { ...written(context), hrId: context.actor.id })),
});
