import { hiddenToken, type TemplateTexts, type WrittenLanguage, writeDay, writeInstant } from '@talentlog/contracts';
import type { Field, LookedUp, Merged } from '../request.ts';

const [tokenSign = ''] = hiddenToken;

/**
 * Text that holds no `hiddenToken`. The token of a link replaces that placeholder when a message is sent, so text that people type must
 * not contain one: an address of theirs would get the token.
 */
export const withoutTokenPlace = (text: string): string => text.replaceAll(tokenSign, '∙');

/** The texts of a template that staff wrote, without a place for a token: only `{{link}}` stands for an address with one. */
export const textsWithoutTokenPlace = (texts: TemplateTexts): TemplateTexts => ({
  subject: withoutTokenPlace(texts.subject),
  content: withoutTokenPlace(texts.content),
  action: withoutTokenPlace(texts.action),
});

/** What a person typed, as it stands in a letter: what looks like a merge field in it is none that somebody forgot to fill. */
export const typedText = (text: string): string => withoutTokenPlace(text).replaceAll('{', '｛').replaceAll('}', '｝');

/** A field in one language. */
export function writeField(field: Exclude<Field, LookedUp | Merged>, language: WrittenLanguage): string {
  if (typeof field === 'string') return withoutTokenPlace(field);
  if (typeof field === 'number') return String(field);
  if ('typed' in field) return typedText(field.typed ?? '');
  if ('instant' in field) return writeInstant(field.instant, language);
  if ('day' in field) return writeDay(new Date(`${field.day}T00:00:00Z`), language);
  return withoutTokenPlace(field.words[language]);
}
