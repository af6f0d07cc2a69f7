import { accept } from '../shared/decider.ts';
import { evaluation } from './evaluation.ts';
import { incomplete, needInterview, written } from './sheet.ts';

/** HR writes in the name of the interviewer, at any time, also after the interview. */
export const evaluateOnBehalf = evaluation.decider('EvaluateOnBehalf', {
  needs: needInterview,
  decide: (context) =>
    incomplete(context) ??
    accept(evaluation.fact('EvaluationSubmittedOnBehalf', { ...written(context), hrId: context.actor.id })),
});
