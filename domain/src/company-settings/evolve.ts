import type { CompanySettings, companySettingsEvents, Dictionaries, EventsOf, SettingKey } from '@talentlog/contracts';
import { defaultSettings, type Settings } from '../shared/settings.ts';

/** What differs from the values and lists that a company begins with. */
export interface CompanySettingsData {
  readonly values: Partial<Readonly<CompanySettings>>;
  readonly dictionaries: Partial<Dictionaries>;
}

/** Nobody changed anything yet. */
export const noSettings: CompanySettingsData = { values: {}, dictionaries: {} };

/** The fold of the settings. */
export function evolveCompanySettings(
  { values, dictionaries }: CompanySettingsData,
  { type, data }: EventsOf<typeof companySettingsEvents>,
): CompanySettingsData {
  if (type === 'DictionaryRevised')
    return { values, dictionaries: { ...dictionaries, [data.dictionary]: data.entries } };
  const kept = Object.entries(values).filter(([key]) => !data.reset.includes(key as SettingKey));
  return { values: { ...Object.fromEntries(kept), ...data.values }, dictionaries };
}

/** All settings and lists as they hold after these events. */
export const inForce = ({ values, dictionaries }: CompanySettingsData): Settings => ({
  ...defaultSettings,
  ...values,
  dictionaries: { ...defaultSettings.dictionaries, ...dictionaries },
});
