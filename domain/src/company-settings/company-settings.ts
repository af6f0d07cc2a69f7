import { companyId, companySettingsCommands, companySettingsEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type CompanySettingsData, evolveCompanySettings, noSettings } from './evolve.ts';
import { companySettingsMachine } from './machine.ts';

/** The company's settings as everybody may read them: one stream, which is never anybody's own. */
export const companySettings = defineAggregate<
  typeof companySettingsCommands,
  typeof companySettingsEvents,
  CompanySettingsData
>({
  name: 'companySettings',
  commands: companySettingsCommands,
  events: companySettingsEvents,
  machine: companySettingsMachine,
  initialData: noSettings,
  evolve: evolveCompanySettings,
  ownership: () => ({}),
});

/** Where the settings of the company stand. */
export const ofCompany = companySettings.ref(companyId);
