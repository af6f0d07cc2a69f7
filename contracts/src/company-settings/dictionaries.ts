import { z } from 'zod';
import { tracks } from '../position/choices.ts';
import { oneLine } from '../shared/human-text.ts';
import { Day } from '../shared/shapes.ts';

/** The lists that are the company's own. What a machine, the law or SAP stands on (outcomes, degrees, documents, sources) is code: ADR 78. */
export const dictionaryNames = [
  'positionCategory',
  'batch',
  'endReason',
  'screeningReason',
  'nation',
  'maritalStatus',
  'politicalStatus',
  'educationType',
  'awardLevel',
  'languageTest',
  'mastery',
  'relationship',
  'stage',
] as const;
export const DictionaryName = z.enum(dictionaryNames);
export type DictionaryName = z.infer<typeof DictionaryName>;

/** Lists of which the company says the words alone: machines stand on what is in them, and in which order (ADR 79). */
export const namedOnly: readonly DictionaryName[] = ['stage'];

/** What is kept where a value of a list was chosen. It means the same for ever: an entry is retired, never taken out. */
export const DictionaryCode = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9_-]*$/, { error: 'common.format' })
  .max(40, { error: 'common.too_long' });

const words = oneLine.min(1, { error: 'common.required' }).max(60, { error: 'common.too_long' });

/** One value of a list, in the order of the list. */
export const DictionaryEntry = z.strictObject({
  code: DictionaryCode,
  zh: words,
  en: words,
  /** Not offered any more; where it was chosen it stays, with its words. */
  retired: z.boolean().default(false),
  /** Of a recruiting batch: for which track it recruits, and from which day to which; no position begins in it outside of these. */
  span: z.strictObject({ track: z.enum(tracks), from: Day, to: Day }).optional(),
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** A list holds no more than this, retired ones included. */
export const mostEntries = 200;
export const DictionaryEntries = z.array(DictionaryEntry).max(mostEntries, { error: 'common.range' });

/** Every list as it holds at one instant. */
export type Dictionaries = Readonly<Record<DictionaryName, readonly DictionaryEntry[]>>;
