import { accept } from '../shared/decider.ts';
import { aboutNotification } from './about.ts';
import { notification } from './notification.ts';

/** Staff hold back what is not on its way yet. */
export const cancelNotification = notification.decider('CancelNotification', {
  decide: (context) => accept(notification.fact('NotificationCancelled', aboutNotification(context))),
});
