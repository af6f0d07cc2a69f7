import { question, staffApi } from '../../model/staff-api.ts';

/** The question what resumes say. */
export const resumesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    resumeSearch: question(build, 'resumeSearch', ['applications']),
  }),
});
