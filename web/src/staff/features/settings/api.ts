import type { QueryData } from '../../../api/tables.ts';
import { question, staffApi } from '../../model/staff-api.ts';

export type SettingsNow = QueryData<'companySettings'>;
export type Change = QueryData<'settingsChanges'>['rows'][number];

/** Questions about the company's settings. */
export const settingsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    companySettings: question(build, 'companySettings', ['settings']),
    settingsChanges: question(build, 'settingsChanges', ['settings']),
    policyDesk: question(build, 'policyDesk', ['settings']),
    policyReach: question(build, 'policyReach', ['settings']),
  }),
});
export const { useCompanySettingsQuery, useSettingsChangesQuery, usePolicyDeskQuery, usePolicyReachQuery } =
  settingsApi;
