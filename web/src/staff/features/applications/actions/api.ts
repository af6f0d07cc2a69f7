import { question, staffApi } from '../../../model/staff-api.ts';

/** What the actions on an application let choose from. */
export const choicesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    openSessions: question(build, 'sessions'),
  }),
});

export const { useOpenSessionsQuery } = choicesApi;
