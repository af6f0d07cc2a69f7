import type { ApplicationChosen } from '@talentlog/contracts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about applications and the people on them. */
export const applicationsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    applications: question(build, 'applications'),
    applicationDetail: question(build, 'applicationDetail'),
    broughtResume: question(build, 'broughtResume'),
    personTimeline: question(build, 'personTimeline'),
  }),
});

export const { useApplicationDetailQuery, useApplicationsQuery, useBroughtResumeQuery, usePersonTimelineQuery } =
  applicationsApi;

export const idOf = (row: ApplicationChosen): string => row.applicationId;
