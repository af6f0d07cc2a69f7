import { z } from 'zod';
import { command } from '../shared/define.ts';
import { DictionaryEntries, DictionaryName } from './dictionaries.ts';
import { CompanySettings, SettingKey } from './settings.ts';

export const companySettingsCommands = {
  /** Some values anew, some back to what a company begins with; what is not named stays. All of it or nothing. */
  ChangeSettings: command({
    aggregate: 'companySettings',
    payload: z.strictObject({
      values: CompanySettings.partial().default({}),
      reset: z.array(SettingKey).max(SettingKey.options.length).default([]),
    }),
    grants: [{ staff: 'ADMIN_SETTINGS' }, { system: true }],
    emits: ['SettingsChanged'],
    refusals: [
      'settings.ages_crossed',
      'settings.reminder_too_late',
      'settings.quiet_hours_empty',
      'settings.reminders_crossed',
      'settings.codes_crossed',
      'settings.accent_contrast',
      'settings.value_and_reset',
    ],
  }),
  /** A list as it is to hold, whole and in order: every code that it has had is among it, those that are offered no more as retired. */
  ReviseDictionary: command({
    aggregate: 'companySettings',
    payload: z.strictObject({ dictionary: DictionaryName, entries: DictionaryEntries }),
    grants: [{ staff: 'ADMIN_SETTINGS' }, { system: true }],
    emits: ['DictionaryRevised'],
    refusals: [
      'dictionary.code_missing',
      'dictionary.code_twice',
      'dictionary.words_twice',
      'dictionary.none_offered',
      'dictionary.span_wrong',
    ],
  }),
};
