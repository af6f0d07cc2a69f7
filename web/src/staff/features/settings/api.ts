import type { QueryData } from '../../../api/tables.ts';
import { question, staffApi } from '../../model/staff-api.ts';

export type SettingsNow = QueryData<'companySettings'>;
export type Change = QueryData<'settingsChanges'>['rows'][number];

/** Questions about the company's settings. */
export const settingsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    companySettings: question(build, 'companySettings'),
    settingsChanges: question(build, 'settingsChanges'),
    policyDesk: question(build, 'policyDesk'),
    policyReach: question(build, 'policyReach'),
  }),
});
export const { useCompanySettingsQuery, useSettingsChangesQuery, usePolicyDeskQuery, usePolicyReachQuery } =
  settingsApi;
