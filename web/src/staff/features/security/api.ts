import { question, staffApi } from '../../model/staff-api.ts';

/** Where who asks is signed in, and their second factor. */
export const securityApi = staffApi.injectEndpoints({
  endpoints: (build) => ({ mySecurity: question(build, 'mySecurity') }),
});

export const { useMySecurityQuery } = securityApi;
