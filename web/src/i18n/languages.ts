import { type Language, languageOfAddress } from '@talentlog/contracts';

/** Languages a person can choose, the default first (spec, section 1). */
export const languages: readonly Language[] = ['zh-CN', 'en-US', 'zh-HK'];
const defaultLanguage: Language = 'zh-CN';

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'zh-HK': '繁體中文（香港）',
};

/**
 * The only thing a device remembers of a person for good; the server reads the cookie to render in the right language. What was typed
 * and not sent yet is kept for the person who typed it until it is sent, they sign out, or 30 days are over (`ui/kept.ts`).
 */
export const languageCookie = 'language';

/** `<html lang>`: the language of the words really shown. The zh-HK pack is empty, so its readers see zh-CN. */
export const shownLanguage = (language: Language): string => (language === 'en-US' ? 'en-US' : 'zh-CN');

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language to show: the person's choice, else the default, whatever the browser prefers (spec, section 1). */
export const chooseLanguage = (chosen: string | undefined): Language => (isLanguage(chosen) ? chosen : defaultLanguage);

/** The language to show at an address: that of the message that brought the reader, else the person's choice, else the default. */
export function languageAt(search: string, chosen: string | undefined): Language {
  const asked = languageOfAddress(search);
  const choice = chooseLanguage(chosen);
  return asked === undefined || asked === shownLanguage(choice) ? choice : asked;
}

/** Keeps the choice on this device for a year. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The choice kept on this device, or the default. */
export function deviceLanguage(): Language {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${languageCookie}=`));
  return chooseLanguage(kept?.slice(languageCookie.length + 1));
}
