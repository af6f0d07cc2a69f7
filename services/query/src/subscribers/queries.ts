import type { subscriberQueries as contract, SubscriberRow } from '@talentlog/contracts';
import { isBefore, subscriber } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { type DeliveriesSeen, webhooksSeen } from './deliveries.ts';
import { type ReadingParts, readOf } from './read-of.ts';

interface SubscriberParts extends ReadingParts {
  readonly webhooks: Omit<DeliveriesSeen, 'list'>;
}

/** More systems than any company lets follow it. */
const most = 500;

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
