import { decides } from '../shared/aggregate.ts';
import { amendEvaluation } from './amend-evaluation.ts';
import { evaluateOnBehalf } from './evaluate-on-behalf.ts';
import { evaluation } from './evaluation.ts';
import { submitEvaluation } from './submit-evaluation.ts';

/** The evaluation with the decision of every command. */
export const decidedEvaluation = decides(evaluation, {
  SubmitEvaluation: submitEvaluation,
  AmendEvaluation: amendEvaluation,
  EvaluateOnBehalf: evaluateOnBehalf,
});
