import { z } from 'zod';
import { YearOrMonth } from '../shared/shapes.ts';

/** What is not filled in is null: a resume is kept while it grows, and `missingInResume` says what it lacks. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: 'common.too_long' })
    .nullable()
    .default(null)
    .transform((text) => text || null);
/** A field that may be left open. */
export const optional = <T extends z.ZodType>(shape: T) => shape.nullable().default(null);
/** A month, or a year where a person remembers no month. */
export const Point = optional(YearOrMonth);
/** From when to when. */
export const range = { start: Point, end: Point, untilNow: z.boolean().default(false) };
/** Some sentences. */
export const description = line(2000);
