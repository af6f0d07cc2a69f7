import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutNotification } from './about.ts';
import { notification } from './notification.ts';

/** The notifier takes the message up, before it talks to anybody: a crash leaves a trace. */
export const startSendingNotification = notification.decider('StartSendingNotification', {
  decide: (context) => {
    const { data, now } = context;
    const { attempt, notBefore } = data;
    if (isBefore(now, notBefore))
      return refuse('notification.send_failed', { because: 'QUIET_HOURS', until: notBefore });
    return accept(notification.fact('NotificationSending', { ...aboutNotification(context), attempt }));
  },
});
