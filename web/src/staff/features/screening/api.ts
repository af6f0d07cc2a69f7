import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about resumes handed to screeners. */
export const screeningApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    screeningItems: question(build, 'screeningItems'),
    screeningItem: question(build, 'screeningItem'),
  }),
});

export const { useScreeningItemQuery } = screeningApi;
