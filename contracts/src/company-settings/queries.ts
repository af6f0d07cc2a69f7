import { z } from 'zod';
import { query } from '../shared/define.ts';
import { AccountRef, Paging, Revision } from '../shared/query-shapes.ts';
import { CompanyProfile } from './profile.ts';
import { CompanySettings, SettingKey } from './settings.ts';

const grants = [{ staff: 'ADMIN_SETTINGS' }] as const;

/** One setting that became another, as its kind of value says it. */
const Step = z.object({ key: SettingKey, before: z.unknown(), after: z.unknown() });

export const SettingsChange = z.object({
  revision: Revision,
  at: z.string(),
  /** Nobody where the system did it, as with the first values of the environment. */
  by: AccountRef.nullable(),
  steps: z.array(Step),
});

export const companySettingsQueries = {
  /** What every page of the public site is headed with. */
  companyProfile: query({
    params: z.strictObject({}),
    result: CompanyProfile,
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  companySettings: query({
    params: z.strictObject({}),
    result: z.object({ revision: Revision, values: CompanySettings, defaults: CompanySettings }),
    grants,
    reads: 'COMPANY',
    view: 'companySettings',
  }),
  /** Who changed what, the newest first. */
  settingsChanges: query({
    params: z.strictObject({ ...Paging }),
    result: z.object({ rows: z.array(SettingsChange) }),
    grants,
    reads: 'COMPANY',
    view: 'companySettings',
  }),
};
