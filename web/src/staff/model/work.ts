import { question, staffApi } from './staff-api.ts';

/** What the viewer owes; the rail counts it and the first page lists it. Also the colleagues one can hand work to. */
export const workApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    myWork: question(build, 'myWork'),
    interviewTimes: question(build, 'interviewTimes'),
    interviewsAhead: question(build, 'interviews'),
    staffMembers: question(build, 'staffMembers'),
  }),
});

export const { useMyWorkQuery, useInterviewTimesQuery, useInterviewsAheadQuery, useStaffMembersQuery } = workApi;
