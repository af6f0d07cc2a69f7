import { decides } from '../shared/aggregate.ts';
import { cancelNotification } from './cancel-notification.ts';
import { markNotificationDelivered } from './mark-notification-delivered.ts';
import { markNotificationFailed } from './mark-notification-failed.ts';
import { markNotificationSent } from './mark-notification-sent.ts';
import { markNotificationUndelivered } from './mark-notification-undelivered.ts';
import { notification } from './notification.ts';
import { queueNotification } from './queue-notification.ts';
import { resendNotification } from './resend-notification.ts';
import { retryNotification } from './retry-notification.ts';
import { startSendingNotification } from './start-sending-notification.ts';

/** The message with the decision of every command. */
export const decidedNotification = decides(notification, {
  QueueNotification: queueNotification,
  StartSendingNotification: startSendingNotification,
  MarkNotificationSent: markNotificationSent,
  MarkNotificationFailed: markNotificationFailed,
  MarkNotificationDelivered: markNotificationDelivered,
  MarkNotificationUndelivered: markNotificationUndelivered,
  CancelNotification: cancelNotification,
  RetryNotification: retryNotification,
  ResendNotification: resendNotification,
});
