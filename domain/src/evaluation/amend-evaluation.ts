import { accept } from '../shared/decider.ts';
import { evaluation } from './evaluation.ts';
import { incomplete, isOwn, needInterview, notNow, written } from './sheet.ts';

/** The interviewer writes it anew while the interview is not over; the old version stays in the history. */
export const amendEvaluation = evaluation.decider('AmendEvaluation', {
  offered: isOwn,
  needs: needInterview,
  decide: (context) =>
    notNow(context) ?? incomplete(context) ?? accept(evaluation.fact('EvaluationAmended', written(context))),
});
