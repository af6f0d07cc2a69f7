import { type EvaluationForm, EvaluationResult } from '@talentlog/contracts';
import type { CommandInput } from '../../../../api/index.ts';
import type { Evaluation } from '../types.ts';

type Dimension = EvaluationForm['dimensions'][number];

/** A sheet as it is filled in: nothing is chosen for the interviewer. Scores stand at the codes of their dimensions. */
export interface SheetValues {
  readonly scores: Readonly<Partial<Record<string, number>>>;
  readonly result: string;
  readonly recommendedPositionId: string | null;
  readonly text: string;
}

/** What was written so far, or an empty sheet. */
export const sheetOf = ({ scores, result, text }: Evaluation): SheetValues => ({
  scores: Object.fromEntries(scores.map(({ dimension, score }) => [dimension, score])),
  result: result ?? '',
  recommendedPositionId: null,
  text: text ?? '',
});

/** The score of a dimension as it is asked for now; what another form took and this one does not is none. */
export function scoreIn({ scores }: SheetValues, { code, most }: Dimension): number | undefined {
  const score = scores[code];
  return score !== undefined && score <= most ? score : undefined;
}

/** The payload; an empty score is sent as such and comes back as incomplete, beside its dimension. */
export function payloadOf(
  evaluationId: string,
  values: SheetValues,
  { version, dimensions }: EvaluationForm,
): CommandInput<'SubmitEvaluation'> {
  return {
    evaluationId,
    formVersion: version,
    scores: dimensions.map((asked) => ({ dimension: asked.code, score: scoreIn(values, asked) ?? null })),
    // An unknown result is refused by the contract, beside the field.
    result: EvaluationResult.options.find((one) => one === values.result) ?? ('' as EvaluationResult),
    recommendedPositionId: values.result === 'RECOMMENDED_TO' ? values.recommendedPositionId : null,
    text: values.text,
  };
}

/** From the lowest score to the highest. */
export const scaleOf = ({ most }: Dimension): readonly number[] => Array.from({ length: most }, (_, n) => n + 1);

/** The key that gives a score: 0 for ten. */
export const keyOf = (score: number): string => String(score % 10);

/** The score a key stands for. */
export const scoreOfKey = (key: string, asked: Dimension): number | undefined =>
  scaleOf(asked).find((score) => keyOf(score) === key);
