import { accept } from '../shared/decider.ts';
import { addMinutes } from '../shared/time.ts';
import { aboutNotification } from './about.ts';
import { notification } from './notification.ts';

/** Minutes until the next try, after the first, second and third failure (DOMAIN.md table 21). */
const retryMinutes = [1, 5, 30] as const;

/** The provider did not take it; unless that is for good, it is tried again some times. */
export const markNotificationFailed = notification.decider('MarkNotificationFailed', {
  decide: (context) => {
    const { data, payload, now } = context;
    const { reason, permanent } = payload;
    const minutes = permanent ? undefined : retryMinutes[data.failures];
    const retryAt = minutes === undefined ? null : addMinutes(now, minutes);
    const failed = { ...aboutNotification(context), attempt: data.attempt, reason, permanent, retryAt };
    return accept(notification.fact('NotificationFailed', failed));
  },
});
