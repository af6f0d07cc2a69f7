import { z } from 'zod';
import { event } from '../shared/define.ts';
import { DictionaryEntries, DictionaryName } from './dictionaries.ts';
import { CompanySettings, SettingKey } from './settings.ts';

export const companySettingsEvents = {
  /** Holds from this event on. `reset` are those that are as a company begins with again. */
  SettingsChanged: event({
    version: 1,
    data: z.strictObject({ values: CompanySettings.partial(), reset: z.array(SettingKey) }),
  }),
  /** The list as it holds from this event on, whole. */
  DictionaryRevised: event({
    version: 1,
    data: z.strictObject({ dictionary: DictionaryName, entries: DictionaryEntries }),
  }),
};
