import { defaultSettings, type Settings } from '@talentlog/domain/fold';
import type { Config } from './config.ts';

/** Company settings; at night nobody is woken by a message that ends in the dev inbox. */
export const settingsOf = (config: Config): Settings => ({
  ...defaultSettings,
  sharedTalentBase: config.SHARED_TALENT_BASE === 'on',
  ...((config.SMS_QUIET_HOURS ?? (config.devInbox ? 'off' : 'on')) === 'off' ? { smsQuietHours: null } : {}),
});
