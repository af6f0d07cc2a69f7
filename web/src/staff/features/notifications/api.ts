import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about mail and SMS. */
export const notificationsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: question(build, 'notifications'),
  }),
});
