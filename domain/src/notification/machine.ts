import { notificationEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A notification: one mail or SMS to one person and what became of it. It protects that a message is queued once and that every
 * try is on record. The notifier moves it; staff may cancel or resend. Read `lifecycle.md` first. Source: DOMAIN.md section 5,
 * table 21.
 */
export const notificationMachine = setup({
  types: eventTypesOf(notificationEvents),
}).createMachine({
  id: 'notification',
  initial: 'NONE',
  states: {
    NONE: { on: { NotificationQueued: 'QUEUED' } },
    QUEUED: { on: { NotificationSending: 'SENDING', NotificationCancelled: 'CANCELLED' } },
    SENDING: { on: { NotificationSent: 'SENT', NotificationFailed: 'FAILED' } },
    SENT: {},
    FAILED: { on: { NotificationRetried: 'QUEUED', NotificationResent: 'QUEUED' } },
    CANCELLED: {},
  },
});
