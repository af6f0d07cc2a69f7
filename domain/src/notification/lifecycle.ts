import { type EventsOf, type NotificationChannel, notificationEvents } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * A notification: one mail or SMS to one person and what became of it. It protects that a message is queued once, that nothing
 * goes out with an empty text or an open merge field, and that every try is on record. The notifier moves it; staff may cancel
 * or resend. Source: DOMAIN.md section 5, table 21.
 */
export const notificationLifecycle = lifecycle(notificationEvents)({
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

export interface NotificationData {
  readonly personId: string;
  readonly jobSeekerId: string | null;
  readonly accountId: string | null;
  readonly channel: NotificationChannel;
  /** Number of the present or next try, from 1. */
  readonly attempt: number;
  /** Failures since a person last asked for it to be sent; the automatic retries are counted by them. */
  readonly failures: number;
  readonly notBefore: string;
  readonly retryAt: string | null;
}

export const noNotification: NotificationData = {
  personId: '',
  jobSeekerId: null,
  accountId: null,
  channel: 'MAIL',
  attempt: 0,
  failures: 0,
  notBefore: '',
  retryAt: null,
};

export function evolveNotification(
  data: NotificationData,
  event: EventsOf<typeof notificationEvents>,
): NotificationData {
  switch (event.type) {
    case 'NotificationQueued': {
      const { personId, jobSeekerId, accountId, channel, notBefore } = event.data;
      return { ...data, personId, jobSeekerId, accountId, channel, notBefore, attempt: 1 };
    }
    case 'NotificationFailed':
      return { ...data, failures: data.failures + 1, retryAt: event.data.retryAt };
    case 'NotificationRetried':
      return { ...data, attempt: event.data.attempt, notBefore: event.data.notBefore, retryAt: null };
    case 'NotificationResent':
      return { ...data, attempt: event.data.attempt, notBefore: event.data.notBefore, retryAt: null, failures: 0 };
    case 'NotificationSending':
    case 'NotificationSent':
    case 'NotificationCancelled':
      return data;
  }
}
