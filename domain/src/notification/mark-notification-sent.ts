import { accept } from '../shared/decider.ts';
import { aboutNotification } from './about.ts';
import { notification } from './notification.ts';

/** The provider took it. */
export const markNotificationSent = notification.decider('MarkNotificationSent', {
  decide: (context) => {
    const { data, payload } = context;
    const sent = { ...aboutNotification(context), attempt: data.attempt, providerId: payload.providerId };
    return accept(notification.fact('NotificationSent', sent));
  },
});
