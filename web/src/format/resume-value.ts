import {
  type DictionaryName,
  type Language,
  moneyIn,
  phoneText,
  placeName,
  type ResumeBlock,
} from '@talentlog/contracts';
import type { MessageId } from '../i18n/ids.ts';
import type { Translate } from '../i18n/react.tsx';
import { shortDay } from './dates.ts';
import { monthWords } from './month-text.ts';

/** What a value is written with, in the language of its reader. */
export interface ValueWriter {
  readonly t: Translate;
  readonly has: (id: string) => id is MessageId;
  readonly language: Language;
  /** What the company calls a value of its lists; a value that no list has, as it is. */
  readonly listed: (name: DictionaryName, code: string) => string;
}

/** By the name of a field, which of the company's lists it is chosen from. */
const lists: Readonly<Record<string, DictionaryName>> = {
  nation: 'nation',
  maritalStatus: 'maritalStatus',
  politicalStatus: 'politicalStatus',
  educationType: 'educationType',
  relation: 'relationship',
  certificate: 'languageTest',
};

/** The list that a field of a resume is chosen from. A level means another list in each block. */
export const listOfField = (field: string, block?: string): DictionaryName | undefined =>
  field === 'level' ? (block === 'award' ? 'awardLevel' : 'mastery') : lists[field];

/** By the name of a field, where the words of its values are: first those of the public site, then those of the workspace. */
export const vocabulariesOfField: Readonly<Record<string, readonly string[]>> = {
  gender: ['person.gender', 'staff.gender'],
  identityType: ['person.identityType', 'collections.identityType'],
  degree: ['vocabulary.education'],
  highestDegree: ['vocabulary.education'],
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const months: ReadonlySet<string> = new Set(['start', 'end', 'date']);
const places: ReadonlySet<string> = new Set(['workLocation', 'locations']);
const phones: ReadonlySet<string> = new Set(['phone', 'emergencyPhone']);
/** A day is told with its year, whichever year it is. */
const ever = 0;

/** A phone, a place, an amount, a day or a month as people write it; undefined where it is none. */
export function plainWords(field: string, text: string, language: Language): string | undefined {
  if (phones.has(field)) return phoneText(text);
  if (places.has(field)) return placeName(text, language);
  const amount = moneyIn(field, text, language);
  if (amount !== undefined) return amount;
  if (day.test(text)) return shortDay(text, language, ever);
  return months.has(field) ? (monthWords(text, language) ?? text) : undefined;
}

/** A value of a resume in words. Empty where nothing is filled in; what somebody typed stays as it is. */
export function resumeValue(block: ResumeBlock, field: string, value: unknown, words: ValueWriter): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return words.t({ id: 'vocabulary.time.untilNow' });
  const text = String(value);
  const plain = plainWords(field, text, words.language);
  if (plain !== undefined) return plain;
  const id = (vocabulariesOfField[field] ?? []).map((list) => `${list}.${text}`).find(words.has);
  if (id !== undefined) return words.t({ id });
  const list = listOfField(field, block);
  return list === undefined ? text : words.listed(list, text);
}

/** From when to when, or the one point in time, of an entry. */
export function resumeSpan(block: ResumeBlock, entry: Readonly<Record<string, unknown>>, words: ValueWriter): string {
  const of = (field: string) => resumeValue(block, field, entry[field], words);
  const end = entry.untilNow === true ? of('untilNow') : of('end');
  return [of('start') || of('date'), end].filter((part) => part !== '').join(' – ');
}
