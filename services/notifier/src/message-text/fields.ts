import { type WrittenLanguage, writeDay, writeInstant } from '@talentlog/contracts';
import type { Field, LookedUp, Merged } from '../request.ts';

/** What a person typed, as it stands in a letter: what looks like a merge field in it is none that somebody forgot to fill. */
export const typedText = (text: string): string => text.replaceAll('{', '｛').replaceAll('}', '｝');

/** A field in one language. */
export function writeField(field: Exclude<Field, LookedUp | Merged>, language: WrittenLanguage): string {
  if (typeof field === 'string') return field;
  if (typeof field === 'number') return String(field);
  if ('typed' in field) return typedText(field.typed ?? '');
  if ('instant' in field) return writeInstant(field.instant, language);
  if ('day' in field) return writeDay(new Date(`${field.day}T00:00:00Z`), language);
  return field.words[language];
}
