import type { WrittenLanguage } from '../../message-template/bilingual.ts';
import type { MessageValues } from '../../message-template/merge-text.ts';
import type { CompanySettings } from '../settings.ts';
import type { PolicyName } from './policy.ts';

/** Numbers of the settings that a policy may tell, so that a setting that changes changes the words. */
export const policyNumbers = [
  'minimumAge',
  'adultAge',
  'consentDays',
  'consentAnewDays',
  'closingRegretDays',
  'talentKeptDays',
  'recordsKeptMonths',
  'retentionNoticeDays',
  'campusDeliveriesPerBatch',
  'socialDeliveriesInProcess',
] as const satisfies readonly (keyof CompanySettings)[];

/** Settings that are on or off, for conditions: what a policy promises of them holds only while they are. */
export const policyFlags = ['sharedTalentBase', 'retentionRuns'] as const satisfies readonly (keyof CompanySettings)[];

/** Everything a policy may name. */
export const policyPlaceholders = ['company', 'companyFull', 'contact', ...policyNumbers, ...policyFlags] as const;
export type PolicyPlaceholder = (typeof policyPlaceholders)[number];

/** What the law wants said of whose text it is, whom to ask, and how young is too young (PIPL, articles 17 and 31). */
export const requiredInPolicy: Readonly<Record<PolicyName, readonly PolicyPlaceholder[]>> = {
  privacy: ['companyFull', 'contact', 'minimumAge'],
  agreement: ['companyFull', 'adultAge'],
};

type Told = Pick<
  CompanySettings,
  | (typeof policyNumbers)[number]
  | (typeof policyFlags)[number]
  | ('companyName' | 'companyNameEn' | 'companyFullName' | 'companyFullNameEn' | 'contactMail')
>;

/** What stands instead of the placeholders under these settings. */
export function policyValues(settings: Told, language: WrittenLanguage): MessageValues {
  const isEnglish = language === 'en-US';
  const company = isEnglish ? settings.companyNameEn : settings.companyName;
  const { contactMail: mail } = settings;
  return {
    company,
    companyFull: (isEnglish ? settings.companyFullNameEn : settings.companyFullName) || company,
    contact: (isEnglish ? contact.en : contact.zh)(mail),
    ...Object.fromEntries(policyNumbers.map((name) => [name, String(settings[name])])),
    ...Object.fromEntries(policyFlags.map((name) => [name, settings[name] ? (isEnglish ? 'yes' : '是') : ''])),
  };
}

const contact = {
  zh: (mail: string) => (mail === '' ? '在个人中心的数据请求里提出' : `写信至 ${mail}`),
  en: (mail: string) => (mail === '' ? 'ask in your account, under data requests' : `write to ${mail}`),
};
