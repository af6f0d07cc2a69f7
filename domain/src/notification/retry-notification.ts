import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { nextTry } from './next-try.ts';
import { notification } from './notification.ts';

/** The clock's command: the minutes since the failure are over. */
export const retryNotification = notification.decider('RetryNotification', {
  decide: (context) => {
    const { retryAt } = context.data;
    if (retryAt === null || isBefore(context.now, retryAt))
      return refuse('notification.send_failed', { because: 'NOT_DUE', until: retryAt ?? '' });
    return accept(notification.fact('NotificationRetried', nextTry(context)));
  },
});
