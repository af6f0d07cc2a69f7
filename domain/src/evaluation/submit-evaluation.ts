import { accept } from '../shared/decider.ts';
import { evaluation } from './evaluation.ts';
import { incomplete, isOwn, needInterview, notNow, written } from './sheet.ts';

/** The interviewer writes what they think, every dimension of it. */
export const submitEvaluation = evaluation.decider('SubmitEvaluation', {
  offered: isOwn,
  needs: needInterview,
  decide: (context) =>
    notNow(context) ?? incomplete(context) ?? accept(evaluation.fact('EvaluationSubmitted', written(context))),
});
