import { z } from 'zod';

/** What every evaluation scores; all of them, from 1 to 5. */
export const EvaluationDimension = z.enum(['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT']);
export type EvaluationDimension = z.infer<typeof EvaluationDimension>;

export const EvaluationScore = z.strictObject({ dimension: EvaluationDimension, score: z.int().min(1).max(5) });
export type EvaluationScore = z.infer<typeof EvaluationScore>;

export const EvaluationResult = z.enum(['PASS', 'EXCELLENT_PASS', 'UNDETERMINED', 'ELIMINATED', 'RECOMMENDED_TO']);
export type EvaluationResult = z.infer<typeof EvaluationResult>;
