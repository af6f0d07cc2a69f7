import { type IntegrationEvent, integrationContract } from '@talentlog/contracts';
import type { NewDelivery, OpenedEvent } from '@talentlog/runtime';
import type { WebhookEndpoint, WebhooksParts } from './endpoints.ts';

/** What is to be sent of an event to a subscriber. */
export const deliveriesOf = (
  event: OpenedEvent,
  tellings: readonly IntegrationEvent[],
  { subscriberId, topics }: Pick<WebhookEndpoint, 'subscriberId' | 'topics'>,
): readonly NewDelivery[] =>
  tellings.flatMap(({ id, name, key }, part) =>
    topics.includes(integrationContract(name).topic)
      ? [{ ...place(event), subscriberId, eventId: id, key, type: name, part }]
      : [],
  );

/** Where what is sent is read again. */
export const place = ({ position, stream, revision }: OpenedEvent) => ({ position, stream, revision });

/** Keeps for every subscriber what it is to be told of an event. Answers for whom there is something. */
export async function queueDeliveries(
  event: OpenedEvent,
  parts: WebhooksParts,
  now: number,
): Promise<readonly string[]> {
  const tellings = parts.told.of(event);
  if (tellings.length === 0) return [];
  const found = (await parts.webhooks.all())
    .filter(({ since }) => event.at >= since)
    .flatMap((endpoint) => deliveriesOf(event, tellings, endpoint));
  await parts.deliveries.enqueue(found, event.position, now);
  return [...new Set(found.map(({ subscriberId }) => subscriberId))];
}
