import type { Language } from '@talentlog/contracts';
import type { Company } from '../../../i18n/company.ts';

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

/** What the words of a text name of the company. */
const named = ({ name, fullName, mail }: Company, isEnglish: boolean): Readonly<Record<string, string>> => ({
  company: name,
  companyFull: fullName,
  contact: isEnglish
    ? mail === ''
      ? 'ask in your account, under data requests'
      : `write to ${mail}`
    : mail === ''
      ? '在个人中心的数据请求里提出'
      : `写信至 ${mail}`,
});

/** The text in the reader's language; Chinese for readers of the zh-HK pack, which is empty. It says whose text it is. */
export function policyIn(texts: PolicyTexts, language: Language, company: Company): PolicyText {
  const isEnglish = language === 'en-US';
  const values = named(company, isEnglish);
  const said = (words: string) => words.replace(/\{(company|companyFull|contact)\}/g, (_, name) => values[name] ?? '');
  const { revised, lead, sections } = isEnglish ? texts.en : texts.zh;
  return {
    revised,
    lead: said(lead),
    sections: sections.map(({ title, body }) => ({
      title,
      body: body.map((part) => (typeof part === 'string' ? said(part) : part.map(said))),
    })),
  };
}
