import type { Language } from '@talentlog/contracts';

export interface Section {
  readonly title: string;
  /** Paragraphs; a list is an array. */
  readonly body: readonly (string | readonly string[])[];
}

export interface PolicyText {
  readonly revised: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

export type PolicyTexts = Readonly<Record<'zh' | 'en', PolicyText>>;

/** The text in the reader's language; Chinese for readers of the zh-HK pack, which is empty. */
export const policyIn = (texts: PolicyTexts, language: Language): PolicyText =>
  language === 'en-US' ? texts.en : texts.zh;
