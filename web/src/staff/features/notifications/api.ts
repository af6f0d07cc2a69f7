import { question, staffApi } from '../../api/staffApi.ts';

/** Questions about mail and SMS. */
export const notificationsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: question(build, 'notifications', ['notifications']),
  }),
});
