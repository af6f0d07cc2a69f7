import { z } from 'zod';
import { DictionaryCode } from '../company-settings/dictionaries.ts';
import { degrees } from '../resume/choices.ts';
import { oneLine } from '../shared/human-text.ts';
import { Amount, Line, Text } from '../shared/shapes.ts';
import { tracks } from './choices.ts';

export const Track = z.enum(tracks);
export type Track = z.infer<typeof Track>;

/** A code of the company's list of categories. */
export const PositionCategory = DictionaryCode;
export const PositionNature = z.enum(['FULL_TIME', 'PART_TIME', 'INTERNSHIP']);
export const RecruitCategory = z.enum(['INTERNSHIP', 'SPRING', 'AUTUMN', 'ADVANCE']);
export const Education = z.enum(degrees);
export type Education = z.infer<typeof Education>;

/** What a new position may ask for: the options of the specification, in its order, behind "no requirement" (ADR 48). */
export const AskedExperience = z.enum([
  'ANY',
  'FRESH',
  'STUDENT',
  'Y1',
  'Y2',
  'Y3',
  'Y4',
  'Y5',
  'Y6',
  'Y7',
  'Y8',
  'Y9',
  'Y10_PLUS',
  'Y3_5',
  'Y5_PLUS',
]);

/** What a position may say: what is offered, and `Y1_3`, which was offered once and stays readable. */
export const Experience = z.enum([...AskedExperience.options, 'Y1_3']);

/** Yuan per month, or ten-thousand yuan per year, or per day for interns; null bounds mean negotiable. */
export const Pay = z
  .strictObject({
    unit: z.enum(['MONTH', 'YEAR', 'DAY']),
    min: Amount.nonnegative().nullable(),
    max: Amount.nonnegative().nullable(),
    months: z.int().min(12).max(24).optional(),
  })
  .refine((pay) => pay.min === null || pay.max === null || pay.min <= pay.max, {
    error: 'common.range',
    path: ['max'],
  });

export type Pay = z.infer<typeof Pay>;

export const PositionDetails = z.strictObject({
  title: Line,
  titleEn: oneLine.max(200).default(''),
  track: Track,
  category: PositionCategory,
  nature: PositionNature,
  department: Line,
  /** City names as people write them. */
  locations: z.array(Line).min(1, { error: 'common.required' }).max(10),
  education: Education,
  experience: Experience,
  recruitCategory: RecruitCategory.nullable().default(null),
  /** Recruiting batch of a campus position: a code of the company's list of batches. Limits count within it. */
  batch: oneLine.max(40).default(''),
  pay: Pay,
  hiringCount: z.int().min(1).max(1000),
  duties: Text.min(1, { error: 'common.required' }),
  requirements: Text.min(1, { error: 'common.required' }),
  hot: z.boolean().default(false),
  longTerm: z.boolean().default(false),
  top: z.boolean().default(false),
  /** Whether 14 to 17 year olds may deliver; internships only (DOMAIN.md section 2). */
  allowMinor: z.boolean().default(false),
});
export type PositionDetails = z.infer<typeof PositionDetails>;

/** Details of a position that is made now; an older one keeps what it says through its edits. */
export const NewPositionDetails = PositionDetails.extend({ experience: AskedExperience });
