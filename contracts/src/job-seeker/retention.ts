import { z } from 'zod';

/** Why a person is not kept any longer. */
export const RetentionRule = z.enum(['TALENT_WITHOUT_CONSENT', 'CLOSED_RECORDS']);
export type RetentionRule = z.infer<typeof RetentionRule>;

/** What has a time of its own: uploads that nothing named, who read about whom, messages of a development machine. */
export const KeptBeside = z.enum(['UPLOADS', 'READS', 'MESSAGES']);
export type KeptBeside = z.infer<typeof KeptBeside>;

/** `GET /api/retention`: who would be let go of now, by rule and in numbers. Nobody is by asking. */
export const RetentionForecast = z.object({
  countedAt: z.iso.datetime(),
  /** People whom the company knows. */
  known: z.int(),
  due: z.record(RetentionRule, z.int()),
  /** Files that would go with them: those that nobody else has. */
  files: z.int(),
  /** How much of the rest is over its time. It goes by itself, whether or not people are erased. */
  besides: z.record(KeptBeside, z.object({ count: z.int(), keptDays: z.int() })),
  /**
   * Who comes next, by day and rule: erased on that day at the earliest. Whoever has an account is told `retentionNoticeDays` before, and
   * counted as if that were today where nobody told them yet.
   */
  coming: z.array(z.object({ day: z.iso.date(), rule: RetentionRule, people: z.int() })),
  /** Of those, how many were told. */
  told: z.int(),
  /** Whether whoever is due is erased each day. */
  runs: z.boolean(),
  /** The settings in force. */
  talentKeptDays: z.int(),
  recordsKeptMonths: z.int(),
  retentionNoticeDays: z.int(),
});
export type RetentionForecast = z.infer<typeof RetentionForecast>;
