import type { ApplicationChosen } from '@talentlog/contracts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about applications and the people on them. */
export const applicationsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    applications: question(build, 'applications', ['applications']),
    applicationDetail: question(build, 'applicationDetail', ['applications']),
    broughtResume: question(build, 'broughtResume', ['applications']),
    myAccount: question(build, 'myAccount', ['accounts']),
    personTimeline: question(build, 'personTimeline', ['timeline']),
  }),
});

export const {
  useApplicationDetailQuery,
  useApplicationsQuery,
  useBroughtResumeQuery,
  useMyAccountQuery,
  usePersonTimelineQuery,
} = applicationsApi;

export const idOf = (row: ApplicationChosen): string => row.applicationId;
