import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Text } from '../shared/shapes.ts';
import { EvaluationDimension, EvaluationResult } from './evaluation.ts';

const sheet = z.strictObject({
  evaluationId: Id,
  /** A score left empty is refused as incomplete, with its path. */
  scores: z
    .array(z.strictObject({ dimension: EvaluationDimension, score: z.int().min(1).max(5).nullable() }))
    .max(EvaluationDimension.options.length, { error: 'common.too_long' }),
  result: EvaluationResult,
  /** Needed when the result is RECOMMENDED_TO. */
  recommendedPositionId: Id.nullable().default(null),
  text: Text.default(''),
});

export const evaluationCommands = {
  SubmitEvaluation: command({
    aggregate: 'evaluation',
    payload: sheet,
    grants: [{ staff: 'EVALUATE' }],
    emits: ['EvaluationSubmitted'],
    refusals: [
      'evaluation.finished',
      'evaluation.incomplete',
      'evaluation.not_yours',
      'evaluation.not_yet',
      'common.not_found',
    ],
  }),
  AmendEvaluation: command({
    aggregate: 'evaluation',
    payload: sheet,
    grants: [{ staff: 'EVALUATE' }],
    emits: ['EvaluationAmended'],
    refusals: ['evaluation.finished', 'evaluation.incomplete', 'evaluation.not_yours', 'common.not_found'],
  }),
  EvaluateOnBehalf: command({
    aggregate: 'evaluation',
    payload: sheet,
    grants: [{ staff: 'EVALUATE_ON_BEHALF' }],
    emits: ['EvaluationSubmittedOnBehalf'],
    refusals: ['evaluation.incomplete', 'common.not_found'],
  }),
};
