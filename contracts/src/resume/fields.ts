import { z } from 'zod';
import { manyLines, oneLine } from '../shared/human-text.ts';
import { YearOrMonth } from '../shared/shapes.ts';
import { asDocumentNumber } from '../shared/typed-values.ts';

/** What is not filled in is null: a resume is kept while it grows, and `missingInResume` says what it lacks. */
const open = (text: z.ZodString, max: number) =>
  text
    .max(max, { error: 'common.too_long' })
    .nullable()
    .default(null)
    .transform((filled) => filled || null);
/** A field of one line. */
export const line = (max: number) => open(oneLine, max);
/** The number of a document. */
export const documentNumber = (max: number) => open(oneLine.overwrite(asDocumentNumber), max);
/** A field that may be left open. */
export const optional = <T extends z.ZodType>(shape: T) => shape.nullable().default(null);
/** A month, or a year where a person remembers no month. */
export const Point = optional(YearOrMonth);
/** From when to when. */
export const range = { start: Point, end: Point, untilNow: z.boolean().default(false) };
/** Some sentences. */
export const longestDescription = 2000;
export const description = open(manyLines, longestDescription);
