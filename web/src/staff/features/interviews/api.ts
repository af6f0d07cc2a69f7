import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about interviews. */
export const interviewsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    interviews: question(build, 'interviews', ['interviews']),
    interviewDetail: question(build, 'interviewDetail', ['interviews']),
    openJobs: question(build, 'jobList', ['positions']),
  }),
});

export const { useInterviewsQuery, useInterviewDetailQuery, useOpenJobsQuery } = interviewsApi;
