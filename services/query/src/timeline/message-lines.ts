import type { TimelineEntry } from '@talentlog/contracts';
import type { z } from 'zod';
import { messageScope } from '../access/messages-seen.ts';
import type { QueryContext } from '../bus/query-context.ts';

type Entry = z.infer<typeof TimelineEntry>;
const mostMessages = 100;

/** What became of a message, as the event that said so. */
const fates: Readonly<Record<string, string>> = {
  SENT: 'NotificationSent',
  DELIVERED: 'NotificationDelivered',
  FAILED: 'NotificationFailed',
  UNDELIVERED: 'NotificationUndelivered',
  CANCELLED: 'NotificationCancelled',
};

/** Mails and SMS to the person, each by what became of it; for who may see them. Their streams are not the person's. */
export async function messageLines(
  jobSeekerId: string,
  seen: ReadonlySet<string>,
  context: QueryContext,
): Promise<Entry[]> {
  const rows = await context.views.notifications.first({
    where: [
      { field: 'jobSeekerId', in: [jobSeekerId] },
      { field: 'applicationId', in: [...seen, ''] },
    ],
    anyOf: await messageScope(jobSeekerId, context),
    sort: [{ field: 'createdAt', descending: true }],
    limit: mostMessages,
  });
  return rows.map(({ id, state, data: { channel }, notes: { scene, sentAt, deliveredAt, queuedAt } }) => ({
    eventId: id,
    type: fates[state] ?? 'NotificationQueued',
    at: deliveredAt ?? sentAt ?? queuedAt,
    actor: { kind: 'SYSTEM', name: '' },
    stream: `notification-${id}`,
    position: '',
    facts: { channel, scene },
  }));
}
