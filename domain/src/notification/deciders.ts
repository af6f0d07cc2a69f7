import { hasUnresolvedField, type NotificationChannel } from '@talentlog/contracts';
import { decides } from '../shared/aggregate.ts';
import { accept, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import { addDays, addMinutes, dayOf, isBefore } from '../shared/time.ts';
import { type NotificationData } from './lifecycle.ts';
import { notification } from './notification.ts';

/** Minutes until the next try, after the first, second and third failure (DOMAIN.md table 21). */
const retryMinutes = [1, 5, 30] as const;

/** The instant from which a message may go: an SMS waits for the end of the company's quiet hours. */
export function notBefore(channel: NotificationChannel, now: string, quiet: Settings['smsQuietHours']): string {
  if (channel === 'MAIL' || quiet === null) return now;
  const hour = (new Date(now).getUTCHours() + 8) % 24;
  if (hour >= quiet.to && hour < quiet.from) return now;
  const start = String(quiet.to).padStart(2, '0');
  const morning = (day: string): string => new Date(`${day}T${start}:00:00.000+08:00`).toISOString();
  return hour < quiet.to ? morning(dayOf(now)) : morning(dayOf(addDays(now, 1)));
}

const about = (notificationId: string, { personId, jobSeekerId, accountId }: NotificationData) => ({
  notificationId,
  personId,
  jobSeekerId,
  accountId,
});

/** Every command of the notification with its decision. */
export const decidedNotification = decides(notification, {
  QueueNotification: {
    decide: ({ id, payload, now, settings }) => {
      if (payload.channel === 'MAIL' && payload.subject === '')
        return refuse('notification.subject_empty', undefined, 'subject');
      if (payload.content === '') return refuse('notification.content_empty', undefined, 'content');
      if (payload.receiver === '') return refuse('notification.field_unresolved', { field: 'receiver' }, 'receiver');
      for (const path of ['subject', 'content'] as const)
        if (hasUnresolvedField(payload[path])) return refuse('notification.field_unresolved', { field: path }, path);
      const personId = payload.jobSeekerId ?? payload.accountId ?? '';
      return accept({
        type: 'NotificationQueued',
        data: {
          ...payload,
          notificationId: id,
          personId,
          notBefore: notBefore(payload.channel, now, settings.smsQuietHours),
        },
      });
    },
  },
  StartSendingNotification: {
    decide: ({ id, data, now }) => {
      if (isBefore(now, data.notBefore))
        return refuse('notification.send_failed', { because: 'QUIET_HOURS', until: data.notBefore });
      return accept({ type: 'NotificationSending', data: { ...about(id, data), attempt: data.attempt } });
    },
  },
  MarkNotificationSent: {
    decide: ({ id, data, payload }) =>
      accept({
        type: 'NotificationSent',
        data: { ...about(id, data), attempt: data.attempt, providerId: payload.providerId },
      }),
  },
  MarkNotificationFailed: {
    decide: ({ id, data, payload, now }) => {
      const minutes = payload.permanent ? undefined : retryMinutes[data.failures];
      const retryAt = minutes === undefined ? null : addMinutes(now, minutes);
      const { reason, permanent } = payload;
      return accept({
        type: 'NotificationFailed',
        data: { ...about(id, data), attempt: data.attempt, reason, permanent, retryAt },
      });
    },
  },
  CancelNotification: { decide: ({ id, data }) => accept({ type: 'NotificationCancelled', data: about(id, data) }) },
  RetryNotification: {
    decide: ({ id, data, now, settings }) => {
      if (data.retryAt === null || isBefore(now, data.retryAt))
        return refuse('notification.send_failed', { because: 'NOT_DUE', until: data.retryAt ?? '' });
      const again = { attempt: data.attempt + 1, notBefore: notBefore(data.channel, now, settings.smsQuietHours) };
      return accept({ type: 'NotificationRetried', data: { ...about(id, data), ...again } });
    },
  },
  ResendNotification: {
    decide: ({ id, data, now, actor, settings }) => {
      const again = {
        attempt: data.attempt + 1,
        notBefore: notBefore(data.channel, now, settings.smsQuietHours),
        resentBy: actor.id,
      };
      return accept({ type: 'NotificationResent', data: { ...about(id, data), ...again } });
    },
  },
});
