import { EvaluationDimension, EvaluationResult } from '@talentlog/contracts';
import type { CommandInput } from '../../../../api/index.ts';
import type { Evaluation } from '../types.ts';

/** A sheet as it is filled in: nothing is chosen for the interviewer. */
export interface SheetValues {
  readonly scores: Readonly<Partial<Record<EvaluationDimension, number>>>;
  readonly result: string;
  readonly recommendedPositionId: string | null;
  readonly text: string;
}

/** What was written so far, or an empty sheet. */
export const sheetOf = ({ scores, result, text }: Evaluation): SheetValues => ({
  scores: Object.fromEntries(
    scores.flatMap(({ dimension, score }) => {
      const known = EvaluationDimension.options.find((one) => one === dimension);
      return known === undefined ? [] : [[known, score]];
    }),
  ),
  result: result ?? '',
  recommendedPositionId: null,
  text: text ?? '',
});

/** The payload; an empty score is sent as such and comes back as incomplete, beside its dimension. */
export function payloadOf(evaluationId: string, values: SheetValues): CommandInput<'SubmitEvaluation'> {
  return {
    evaluationId,
    scores: EvaluationDimension.options.map((dimension) => ({ dimension, score: values.scores[dimension] ?? null })),
    // An unknown result is refused by the contract, beside the field.
    result: EvaluationResult.options.find((one) => one === values.result) ?? ('' as EvaluationResult),
    recommendedPositionId: values.result === 'RECOMMENDED_TO' ? values.recommendedPositionId : null,
    text: values.text,
  };
}

/** The dimension after one, for moving on when a key gave its score. */
export const nextDimension = (dimension: EvaluationDimension): EvaluationDimension | undefined =>
  EvaluationDimension.options[EvaluationDimension.options.indexOf(dimension) + 1];

/** The score a key stands for. */
export const scoreOfKey = (key: string): number | undefined => (/^[1-5]$/.test(key) ? Number(key) : undefined);
