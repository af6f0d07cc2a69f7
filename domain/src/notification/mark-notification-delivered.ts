import { accept } from '../shared/decider.ts';
import { aboutNotification } from './about.ts';
import { notification } from './notification.ts';
import { notOfThisMessage } from './of-this-message.ts';

/** The provider told that it arrived, also where its answer to the sending was lost. */
export const markNotificationDelivered = notification.decider('MarkNotificationDelivered', {
  decide: (context) => {
    const { attempt, providerId } = context.payload;
    const refused = notOfThisMessage(attempt, context.data);
    if (refused) return refused;
    const receipt = { ...aboutNotification(context), attempt, providerId };
    return accept(notification.fact('NotificationDelivered', receipt));
  },
});
