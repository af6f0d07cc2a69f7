import { z } from 'zod';
import { DictionaryCode } from '../company-settings/dictionaries.ts';
import { highestScore } from './form.ts';

const score = z.int().min(1).max(highestScore);

/** A score for a dimension of the form that the evaluation was written under. */
export const EvaluationScore = z.strictObject({ dimension: DictionaryCode, score });
export type EvaluationScore = z.infer<typeof EvaluationScore>;

/** The same as it is sent: a score left empty is refused as incomplete where it is required, with its path. */
export const ScoreSent = z.strictObject({ dimension: DictionaryCode, score: score.nullable() });

export const EvaluationResult = z.enum(['PASS', 'EXCELLENT_PASS', 'UNDETERMINED', 'ELIMINATED', 'RECOMMENDED_TO']);
export type EvaluationResult = z.infer<typeof EvaluationResult>;
