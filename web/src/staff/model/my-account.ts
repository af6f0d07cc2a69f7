import { question, staffApi } from './staff-api.ts';

/** One's own account: how it is reached, and what was kept of lists. */
export const { useMyAccountQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({ myAccount: question(build, 'myAccount') }),
});
