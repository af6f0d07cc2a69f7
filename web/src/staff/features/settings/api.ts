import type { QueryData } from '../../../api/tables.ts';
import { question, staffApi } from '../../model/staff-api.ts';

export type SettingsNow = QueryData<'companySettings'>;

/** Questions about the company's settings. */
export const settingsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    companySettings: question(build, 'companySettings', ['settings']),
    settingsChanges: question(build, 'settingsChanges', ['settings']),
  }),
});
export const { useCompanySettingsQuery, useSettingsChangesQuery } = settingsApi;
