import { z } from 'zod';
import { command } from '../shared/define.ts';
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
};
