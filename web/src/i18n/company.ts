import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompanyProfile, Language } from '@talentlog/contracts';
import type { Shown } from './catalogue.ts';

/** The company as people read it in one language. */
export interface Company {
  readonly name: string;
  readonly fullName: string;
  readonly slogan: string;
  readonly about: string;
  readonly footer: string;
  /** Empty where there is none. */
  readonly mail: string;
  /** As it is dialled; empty where there is none. */
  readonly phone: string;
  readonly icpNumber: string;
  /** Address of its picture. */
  readonly logo: string | undefined;
}

/** Where nobody could say who the company is. */
export const unknownCompany: CompanyProfile = {
  name: { 'zh-CN': '本公司', 'en-US': 'Our company' },
  fullName: { 'zh-CN': '本公司', 'en-US': 'Our company' },
  slogan: { 'zh-CN': '', 'en-US': '' },
  about: { 'zh-CN': '', 'en-US': '' },
  footer: { 'zh-CN': '', 'en-US': '' },
  contactMail: '',
  contactPhone: '',
  icpNumber: '',
  accent: '#0f5e8c',
  logo: null,
  pausedTracks: [],
  stages: {},
};

export function companyIn(profile: CompanyProfile, language: Language): Company {
  const of = language === 'en-US' ? 'en-US' : 'zh-CN';
  const { name, fullName, slogan, about, footer, contactMail, contactPhone, icpNumber, logo } = profile;
  return {
    ...{ name: name[of], fullName: fullName[of], slogan: slogan[of], about: about[of], footer: footer[of] },
    ...{ mail: contactMail, phone: contactPhone, icpNumber, logo: logo === null ? undefined : `/api/logo/${logo}` },
  };
}

/** What every message may name: the company, and where to write to (`hasMail` is `yes` or `no`). */
export const companyValues = ({ name, fullName, mail }: Company): Readonly<Record<string, string>> => ({
  ...{ company: name, companyFull: fullName, companyMail: mail, hasMail: mail === '' ? 'no' : 'yes' },
});

/** Stages by the company's own words, wherever they are named: to staff, and to candidates where we have another word for them. They are shown as they stand, so they are compiled here and not parsed. */
export function stageMessages({ stages }: CompanyProfile, language: Language): Shown['messages'] {
  const of = language === 'en-US' ? 'en-US' : 'zh-CN';
  return Object.fromEntries(
    Object.entries(stages).flatMap(([stage, words]) => {
      const message = [{ type: TYPE.literal, value: words[of] }];
      return [
        [`vocabulary.stage.${stage}`, message],
        [`person.stage.${stage}`, message],
      ];
    }),
  );
}

/** The colour of the company as styles of a page; empty for ours. Dark screens keep ours, which is made for them. */
export function accentStyles({ accent }: CompanyProfile): string {
  if (accent === unknownCompany.accent || !/^#[0-9a-f]{6}$/.test(accent)) return '';
  return `@media not (prefers-color-scheme: dark){:root:root{--accent:${accent};--accent-tint:color-mix(in srgb,${accent} 10%,#fff)}}`;
}
