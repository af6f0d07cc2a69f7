import type { DecideContext } from '../shared/decider.ts';
import { aboutNotification } from './about.ts';
import type { NotificationData } from './evolve.ts';
import { notBefore } from './quiet-hours.ts';

/** The message as it is queued once more. */
export const nextTry = (context: DecideContext<unknown, NotificationData>) => {
  const { data, now, settings } = context;
  return {
    ...aboutNotification(context),
    attempt: data.attempt + 1,
    notBefore: notBefore(data.channel, now, settings.smsQuietHours),
  };
};
