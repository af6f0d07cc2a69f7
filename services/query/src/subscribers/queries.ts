import { type subscriberQueries as contract, type SubscriberRow, topicsOf } from '@talentlog/contracts';
import { isBefore, type SubscriberData, subscriber } from '@talentlog/domain/fold';
import { integrationEventsOf, isFor, typesToldIn } from '@talentlog/domain/integration';
import type { EventReader, OpenEvents } from '@talentlog/runtime';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryHandlers } from '../http/query-context.ts';
import { type DeliveriesSeen, webhooksSeen } from './deliveries.ts';
import type { FeedReads } from './feed-reads.ts';

interface SubscriberParts {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly open: OpenEvents;
  readonly last: FeedReads;
  readonly webhooks: Omit<DeliveriesSeen, 'list'>;
}

/** More systems than any company lets follow it. */
const most = 500;
/** Events among which the first that waits is looked for. */
const lookedThrough = 200;

/** The questions about the systems that follow us. */
export const subscriberQueries = (parts: SubscriberParts): Pick<QueryHandlers, keyof typeof contract> => ({
  async subscribers(_params, context) {
    const rows = await context.views.subscribers.first({
      sort: [{ field: 'createdAt', descending: true }],
      limit: most,
    });
    const webhookOf = webhooksSeen(parts.webhooks, context.now);
    const shown = rows.map(async (row): Promise<SubscriberRow> => {
      const { id, state, data, createdAt, revision } = row;
      const { systemName, topics, personalData, reason, formerEndsAt } = data;
      return {
        ...{ subscriberId: id, state, systemName, topics: [...topics], personalData, reason, createdAt, revision },
        formerEndsAt: formerEndsAt !== null && isBefore(context.now, formerEndsAt) ? formerEndsAt : null,
        read: await readOf(id, data, parts),
        webhook: await webhookOf(row),
        allowedActions: actionsFor(subscriber, row, ownedBy(''), context),
      };
    });
    const isRemoved = ({ state }: SubscriberRow) => Number(state === 'REMOVED');
    const data = await Promise.all(shown);
    return { data: data.sort((one, other) => isRemoved(one) - isRemoved(other)) };
  },
});

/** When it last asked, how far it came, and since when something waits for it. */
async function readOf(id: string, data: SubscriberData, { store, open, last }: SubscriberParts) {
  const read = last.last(id);
  if (read === undefined) return null;
  const topics = topicsOf(data);
  const filter = { types: typesToldIn(topics) };
  const waiting = await store.readAll({ after: read.upTo, limit: lookedThrough, filter });
  const opened = await open(waiting);
  const first = waiting.find((event) => integrationEventsOf(opened(event)).some((told) => isFor(told, { topics })));
  return { at: read.at, position: Number(read.upTo), waitsSince: first?.recordedAt ?? null };
}
