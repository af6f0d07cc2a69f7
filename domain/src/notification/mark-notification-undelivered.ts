import { accept } from '../shared/decider.ts';
import { aboutNotification } from './about.ts';
import { notification } from './notification.ts';
import { notOfThisMessage } from './of-this-message.ts';

/** The provider took it, and told that it did not arrive. */
export const markNotificationUndelivered = notification.decider('MarkNotificationUndelivered', {
  decide: (context) => {
    const { attempt, providerId, reason } = context.payload;
    const refused = notOfThisMessage(attempt, context.data);
    if (refused) return refused;
    const receipt = { ...aboutNotification(context), attempt, providerId, reason };
    return accept(notification.fact('NotificationUndelivered', receipt));
  },
});
