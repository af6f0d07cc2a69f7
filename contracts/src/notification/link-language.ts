import type { WrittenLanguage } from '../message-template/bilingual.ts';

const marks: Readonly<Record<WrittenLanguage, string>> = { 'zh-CN': 'zh', 'en-US': 'en' };
/** A link that was copied may bring other text behind it. */
const marked = /^(zh|en)(?![\w=-])/;
const partsOf = (search: string): readonly string[] => search.replace(/^\?/, '').split('&');

/** The address of a page of ours as a message names it: the page starts in the language of the message. Two letters, as an SMS pays for each. */
export const addressInLanguage = (address: string, language: WrittenLanguage): string =>
  `${address}${address.includes('?') ? '&' : '?'}${marks[language]}`;

/** The language that the search of such an address names. */
export function languageOfAddress(search: string): WrittenLanguage | undefined {
  const mark = partsOf(search).flatMap((part) => marked.exec(part)?.[1] ?? [])[0];
  return mark === undefined ? undefined : mark === 'en' ? 'en-US' : 'zh-CN';
}

/** The search without its language, for a reader who chose another. */
export function searchWithoutLanguage(search: string): string {
  const rest = partsOf(search).filter((part) => !marked.test(part));
  return rest.join('') === '' ? '' : `?${rest.join('&')}`;
}
