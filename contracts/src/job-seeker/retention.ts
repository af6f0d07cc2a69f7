import { z } from 'zod';

/** Why a person is not kept any longer. */
export const RetentionRule = z.enum(['TALENT_WITHOUT_CONSENT', 'CLOSED_RECORDS']);
export type RetentionRule = z.infer<typeof RetentionRule>;

/** `GET /api/retention`: who would be let go of now, by rule and in numbers. Nobody is by asking. */
export const RetentionForecast = z.object({
  countedAt: z.iso.datetime(),
  /** People whom the company knows. */
  known: z.int(),
  due: z.record(RetentionRule, z.int()),
  /** Whether whoever is due is erased each day. */
  runs: z.boolean(),
  /** The settings in force: `talentKeptDays`, `recordsKeptMonths`. */
  talentKeptDays: z.int(),
  recordsKeptMonths: z.int(),
});
export type RetentionForecast = z.infer<typeof RetentionForecast>;
