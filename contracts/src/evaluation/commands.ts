import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Text } from '../shared/shapes.ts';
import { EvaluationResult, ScoreSent } from './evaluation.ts';
import { FormVersion, mostDimensions } from './form.ts';

const sheet = z.strictObject({
  evaluationId: Id,
  /** Of the form that the writer has before them; where nothing is said, the one in force. */
  formVersion: FormVersion.optional(),
  scores: z.array(ScoreSent).max(mostDimensions, { error: 'common.too_long' }),
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
      'evaluation.form_changed',
      'evaluation.score_range',
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
    refusals: [
      'evaluation.finished',
      'evaluation.incomplete',
      'evaluation.form_changed',
      'evaluation.score_range',
      'evaluation.not_yours',
      'common.not_found',
    ],
  }),
  EvaluateOnBehalf: command({
    aggregate: 'evaluation',
    payload: sheet,
    grants: [{ staff: 'EVALUATE_ON_BEHALF' }],
    emits: ['EvaluationSubmittedOnBehalf'],
    refusals: [
      'evaluation.incomplete',
      'evaluation.form_changed',
      'evaluation.score_range',
      'evaluation.not_yet',
      'common.not_found',
    ],
  }),
};
