import { notificationEvents } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const retry = (notificationId: string): string => `notification-retry:${notificationId}`;

/** A failed message is tried again by itself, unless a person was quicker. */
export const notificationTimers = timersOf(notificationEvents)({
  NotificationFailed: ({ data: { notificationId, retryAt } }) =>
    retryAt === null
      ? []
      : [
          {
            set: retry(notificationId),
            at: retryAt,
            command: { name: 'RetryNotification', payload: { notificationId } },
          },
        ],
  NotificationDelivered: ({ data: { notificationId } }) => [{ cancel: retry(notificationId) }],
  NotificationResent: ({ data: { notificationId } }) => [{ cancel: retry(notificationId) }],
});
