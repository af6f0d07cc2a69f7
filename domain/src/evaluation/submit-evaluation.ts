import { accept } from '../shared/decider.ts';
import { evaluation } from './evaluation.ts';
import { incomplete, needInterview, notNow, written } from './sheet.ts';

/** The interviewer writes what they think, every dimension of it. */
export const submitEvaluation = evaluation.decider('SubmitEvaluation', {
  needs: needInterview,
  decide: (context) =>
    notNow(context) ?? incomplete(context) ?? accept(evaluation.fact('EvaluationSubmitted', written(context))),
});
