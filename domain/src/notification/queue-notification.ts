import { hasUnresolvedField, type PayloadOf } from '@talentlog/contracts';
import { accept, type Refusal, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { notification } from './notification.ts';
import { notBefore } from './quiet-hours.ts';

/** Nothing goes out that says nothing, to nobody, or with an open field of its template. */
function cannotSend(message: PayloadOf<typeof notification.commands.QueueNotification>): Refusal | undefined {
  if (message.channel === 'MAIL' && message.subject === '')
    return refuse('notification.subject_empty', undefined, 'subject');
  if (message.content === '') return refuse('notification.content_empty', undefined, 'content');
  if (message.receiver === '') return refuse('notification.field_unresolved', { field: 'receiver' }, 'receiver');
  const open = (['subject', 'content'] as const).find((path) => hasUnresolvedField(message[path]));
  return open === undefined ? undefined : refuse('notification.field_unresolved', { field: open }, open);
}

/** One message to one person, at once or after the quiet hours. */
export const queueNotification = notification.decider('QueueNotification', {
  decide: ({ id, payload, now, settings }) => {
    const refused = cannotSend(payload);
    if (refused) return refused;
    const { aboutJobSeekerId, from: earliest = now, ...message } = payload;
    const due = isBefore(now, earliest) ? earliest : now;
    const personId = message.jobSeekerId ?? aboutJobSeekerId ?? message.accountId ?? '';
    // What changed about an account is told at once: its owner may have to act.
    const from = payload.scene === 'ACCOUNT' ? due : notBefore(payload.channel, due, settings.smsQuietHours);
    return accept(
      notification.fact('NotificationQueued', { ...message, notificationId: id, personId, notBefore: from }),
    );
  },
});
