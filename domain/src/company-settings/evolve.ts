import type { companySettingsEvents, EventsOf, SettingKey } from '@talentlog/contracts';
import { defaultSettings, type Settings } from '../shared/settings.ts';

/** What differs from the values that a company begins with. */
export interface CompanySettingsData {
  readonly values: Partial<Settings>;
}

/** Nobody changed anything yet. */
export const noSettings: CompanySettingsData = { values: {} };

/** The fold of the settings. */
export function evolveCompanySettings(
  { values }: CompanySettingsData,
  { data }: EventsOf<typeof companySettingsEvents>,
): CompanySettingsData {
  const kept = Object.entries(values).filter(([key]) => !data.reset.includes(key as SettingKey));
  return { values: { ...Object.fromEntries(kept), ...data.values } };
}

/** All settings as they hold after these events. */
export const inForce = ({ values }: CompanySettingsData): Settings => ({ ...defaultSettings, ...values });
