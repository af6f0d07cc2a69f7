import { type EvaluationDimension, InterviewStage } from '@talentlog/contracts';
import { freeCode } from '../lists/list-draft.ts';

export type Dimensions = readonly EvaluationDimension[];

/** The stage that an address names. */
export const stageOf = (name: string | undefined): InterviewStage | undefined => InterviewStage.safeParse(name).data;

/** The form with one dimension more, at its end. What is new stays without a code until it is saved. */
export const withNew = (dimensions: Dimensions): Dimensions => [
  ...dimensions,
  { code: '', zh: '', en: '', required: true, most: 5 },
];

/** The form as it is sent: words without spaces around them, and a code for each dimension that is new. */
export function asSent(dimensions: Dimensions): EvaluationDimension[] {
  const taken = new Set(dimensions.map(({ code }) => code));
  return dimensions.map((dimension) => {
    const [zh, en] = [dimension.zh.trim(), dimension.en.trim()];
    const code = dimension.code || freeCode(taken, en);
    taken.add(code);
    return { ...dimension, zh, en, code };
  });
}
