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
    QUEUED: {
      on: { NotificationSending: 'SENDING', NotificationCancelled: 'CANCELLED', NotificationDelivered: 'DELIVERED' },
    },
    SENDING: {
      on: {
        NotificationSent: 'SENT',
        NotificationFailed: 'FAILED',
        NotificationDelivered: 'DELIVERED',
        NotificationUndelivered: 'UNDELIVERED',
      },
    },
    SENT: { on: { NotificationDelivered: 'DELIVERED', NotificationUndelivered: 'UNDELIVERED' } },
    FAILED: {
      on: { NotificationRetried: 'QUEUED', NotificationResent: 'QUEUED', NotificationDelivered: 'DELIVERED' },
    },
    DELIVERED: {},
    UNDELIVERED: { on: { NotificationResent: 'QUEUED' } },
    CANCELLED: {},
  },
});
