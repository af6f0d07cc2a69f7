import type { webhookQueries as contract, DeliveryRow, WebhookSeen } from '@talentlog/contracts';
import { isBefore, type SubscriberData } from '@talentlog/domain/fold';
import type { DeliveryCounts, WebhookDeliveries, WebhookDelivery } from '@talentlog/runtime';
import type { QueryHandlers } from '../bus/query-context.ts';

/** What is asked about what was sent. */
export type DeliveriesSeen = Pick<WebhookDeliveries, 'list' | 'counts' | 'replay'>;

const instant = (at: number): string => new Date(at).toISOString();

/** The questions about what is sent to the systems that follow us. */
export const deliveryQueries = (deliveries: DeliveriesSeen): Pick<QueryHandlers, keyof typeof contract> => ({
  async webhookDeliveries({ subscriberId, state, page, size }, context) {
    const row = await context.views.subscribers.get(subscriberId);
    if (row === undefined) return { refused: 'common.not_found' };
    const asked = { limit: size, offset: (page - 1) * size, ...(state === undefined ? {} : { state }) };
    const found = await deliveries.list(subscriberId, asked);
    return {
      data: { webhook: await webhooksSeen(deliveries, context.now)(row), deliveries: found.map(rowOf) },
    };
  },
});

/** How each subscriber is called at this moment; what waits is counted once for all of them. */
export function webhooksSeen(deliveries: Omit<DeliveriesSeen, 'list'>, now: string) {
  let counting: Promise<readonly DeliveryCounts[]> | undefined;
  return async ({ id, data }: { readonly id: string; readonly data: SubscriberData }): Promise<WebhookSeen | null> => {
    if (data.webhook === null) return null;
    const { url, pausedFor, formerEndsAt } = data.webhook;
    counting ??= deliveries.counts();
    const counts = (await counting).find(({ subscriberId }) => subscriberId === id);
    return {
      url: url ?? '',
      pausedFor,
      formerEndsAt: formerEndsAt !== null && isBefore(now, formerEndsAt) ? formerEndsAt : null,
      ...{ waiting: counts?.waiting ?? 0, parked: counts?.parked ?? 0, delivered: counts?.delivered ?? 0 },
      oldest: counts?.oldest == null ? null : instant(counts.oldest),
      resentSince: (await deliveries.replay(id))?.since ?? null,
    };
  };
}

const rowOf = ({ eventId, type, state, tries, since, nextAt, last }: WebhookDelivery): DeliveryRow => ({
  ...{ eventId, type, state, tries, since: instant(since) },
  nextAt: state === 'waiting' ? instant(nextAt) : null,
  last: last === null ? null : { answer: last.answer, status: last.status ?? null, at: instant(last.at) },
});
