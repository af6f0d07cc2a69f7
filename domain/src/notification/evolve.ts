import type { EventsOf, NotificationChannel, notificationEvents } from '@talentlog/contracts';

/** To whom a message goes, by what, and how often it was tried. */
export interface NotificationData {
  readonly personId: string;
  readonly jobSeekerId: string | null;
  readonly accountId: string | null;
  /** What it is about; null where that is the person alone, or was not written down. */
  readonly applicationId: string | null;
  readonly positionId: string | null;
  readonly channel: NotificationChannel;
  /** Number of the present or next try, from 1. */
  readonly attempt: number;
  /** The try that this message began with: one that a person has sent anew is another message to the provider. */
  readonly firstAttempt: number;
  /** Failures since a person last asked for it to be sent; the automatic retries are counted by them. */
  readonly failures: number;
  readonly notBefore: string;
  readonly retryAt: string | null;
}

/** A message before it is queued. */
export const noNotification: NotificationData = {
  personId: '',
  jobSeekerId: null,
  accountId: null,
  applicationId: null,
  positionId: null,
  channel: 'MAIL',
  attempt: 0,
  firstAttempt: 1,
  failures: 0,
  notBefore: '',
  retryAt: null,
};

/** The fold of a message. */
export function evolveNotification(
  data: NotificationData,
  event: EventsOf<typeof notificationEvents>,
): NotificationData {
  switch (event.type) {
    case 'NotificationQueued': {
      const { personId, jobSeekerId, accountId, applicationId, positionId, channel, notBefore } = event.data;
      const about = { personId, jobSeekerId, accountId, applicationId, positionId };
      return { ...data, ...about, channel, notBefore, attempt: 1 };
    }
    case 'NotificationFailed':
      return { ...data, failures: data.failures + 1, retryAt: event.data.retryAt };
    case 'NotificationRetried':
      return { ...data, attempt: event.data.attempt, notBefore: event.data.notBefore, retryAt: null };
    case 'NotificationResent':
      return {
        ...data,
        attempt: event.data.attempt,
        notBefore: event.data.notBefore,
        retryAt: null,
        failures: 0,
        firstAttempt: event.data.attempt,
      };
    case 'NotificationSending':
    case 'NotificationSent':
    case 'NotificationDelivered':
    case 'NotificationUndelivered':
    case 'NotificationCancelled':
      return data;
  }
}
