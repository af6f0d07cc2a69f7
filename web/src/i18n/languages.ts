import type { Language } from '@talentlog/contracts';

/** Languages a person can choose, the default first (spec, section 1). */
export const languages: readonly Language[] = ['zh-CN', 'en-US', 'zh-HK'];
export const defaultLanguage: Language = 'zh-CN';

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'zh-HK': '繁體中文（香港）',
};

/** The only thing remembered on the device; the server reads the cookie to render in the right language. */
export const languageCookie = 'language';

/** `<html lang>`: the language of the words really shown. The zh-HK pack is empty, so its readers see zh-CN. */
export const shownLanguage = (language: Language): string => (language === 'en-US' ? 'en-US' : 'zh-CN');

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language to show: the person's choice, else the best of Accept-Language, else the default. */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag === 'zh-hk' || tag === 'zh-mo' || tag.startsWith('zh-hant')) return 'zh-HK';
    if (tag.startsWith('zh')) return 'zh-CN';
    if (tag.startsWith('en')) return 'en-US';
  }
  return defaultLanguage;
}

/** Keeps the choice on this device for a year. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The choice kept on this device, or the browser's own preference. */
export function deviceLanguage(): Language {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${languageCookie}=`));
  return chooseLanguage(kept?.slice(languageCookie.length + 1), navigator.languages.join(','));
}
