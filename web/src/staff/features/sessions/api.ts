import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about appointment sessions, and whom one can invite. */
export const sessionsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: question(build, 'sessions'),
    sessionDetail: question(build, 'sessionDetail'),
    /** Records at a stage of a position. */
    candidates: question(build, 'applications'),
  }),
});

export const { useSessionsQuery, useSessionDetailQuery, useCandidatesQuery } = sessionsApi;
