import { z } from 'zod';
import { DictionaryCode } from '../company-settings/dictionaries.ts';
import { oneLine } from '../shared/human-text.ts';

const words = oneLine.min(1, { error: 'common.required' }).max(40, { error: 'common.too_long' });

/** A form asks for no score above this. */
export const highestScore = 10;

/** One thing that an evaluation scores, from 1 to `most`. Its code stays while its words change. */
export const EvaluationDimension = z.strictObject({
  code: DictionaryCode,
  zh: words,
  en: words,
  /** Whether nobody evaluates without it. */
  required: z.boolean(),
  most: z.int().min(2).max(highestScore),
});
export type EvaluationDimension = z.infer<typeof EvaluationDimension>;

/** No form asks for more than this. */
export const mostDimensions = 20;
/** What a form asks for, in its order: of nothing nobody could evaluate. */
export const EvaluationDimensions = z
  .array(EvaluationDimension)
  .min(1, { error: 'common.required' })
  .max(mostDimensions, { error: 'common.range' });

/** How often the form of a stage was revised before it became this one: 0 is the one that a company begins with. */
export const FormVersion = z.int().min(0);

/** What is asked of an interviewer at one stage. */
export const EvaluationForm = z.strictObject({ version: FormVersion, dimensions: EvaluationDimensions });
export type EvaluationForm = z.infer<typeof EvaluationForm>;
