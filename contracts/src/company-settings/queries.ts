import { z } from 'zod';
import { query } from '../shared/define.ts';
import { AccountRef, Paging, Revision } from '../shared/query-shapes.ts';
import { DictionaryEntries, DictionaryEntry, DictionaryName } from './dictionaries.ts';
import { CompanyProfile } from './profile.ts';
import { CompanySettings, SettingKey } from './settings.ts';

const grants = [{ staff: 'ADMIN_SETTINGS' }] as const;

/** One setting that became another, as its kind of value says it. */
const Step = z.object({ key: SettingKey, before: z.unknown(), after: z.unknown() });

/** One value of a list that is new, says something else, or is retired or offered again; before is null where it is new. */
const EntryStep = z.object({ before: DictionaryEntry.nullable(), after: DictionaryEntry });

export const SettingsChange = z.object({
  revision: Revision,
  at: z.string(),
  /** Nobody where the system did it, as with the first values of the environment. */
  by: AccountRef.nullable(),
  steps: z.array(Step),
  /** Where a list was revised: which, and in which values; none where only the order changed. */
  list: z.object({ dictionary: DictionaryName, steps: z.array(EntryStep) }).nullable(),
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
  /** All lists as they hold now, for whoever fills in or reads what was chosen of them: nothing of them is about anybody. */
  dictionaries: query({
    params: z.strictObject({}),
    result: z.object({ lists: z.record(DictionaryName, DictionaryEntries) }),
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'companySettings',
  }),
};
