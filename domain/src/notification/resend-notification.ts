import { accept } from '../shared/decider.ts';
import { nextTry } from './next-try.ts';
import { notification } from './notification.ts';

/** A person asks for it to be sent again; the automatic tries count anew. */
export const resendNotification = notification.decider('ResendNotification', {
  decide: (context) =>
    accept(notification.fact('NotificationResent', { ...nextTry(context), resentBy: context.actor.id })),
});
