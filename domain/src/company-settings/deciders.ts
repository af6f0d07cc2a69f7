import { decides } from '../shared/aggregate.ts';
import { changeSettings } from './change-settings.ts';
import { companySettings } from './company-settings.ts';
import { reviseDictionary } from './revise-dictionary.ts';

/** The settings with the decision of every command. */
export const decidedCompanySettings = decides(companySettings, {
  ChangeSettings: changeSettings,
  ReviseDictionary: reviseDictionary,
});
