import type { NotificationData } from './evolve.ts';

/** What every fact about a message names. */
export const aboutNotification = ({ id, data }: { readonly id: string; readonly data: NotificationData }) => ({
  notificationId: id,
  personId: data.personId,
  jobSeekerId: data.jobSeekerId,
  accountId: data.accountId,
});
