import { type NewDelivery, type OpenEvents, passesByItself, type RecordedEvent, reasonOf } from '@talentlog/runtime';
import type { WebhookEndpoint, WebhooksParts } from './endpoints.ts';
import { deliveriesOf } from './queued.ts';

/** Events that are looked through at once. */
const atOnce = 500;

/**
 * Takes what is sent again to a subscriber one step on; whether there was one. A step is durable, so that who ends between two goes on
 * there, and it is a subscriber's own: others wait for none of it.
 */
export async function replayOn(endpoint: WebhookEndpoint, parts: WebhooksParts): Promise<boolean> {
  const { deliveries, store, told, open, clock } = parts;
  const replay = await deliveries.replay(endpoint.subscriberId);
  if (replay === undefined) return false;
  const { since, reached: after, round: upTo } = replay;
  const events = await store.readAll({ after, upTo, limit: atOnce, filter: { types: told.types } });
  const wanted = events.filter(({ metadata }) => metadata.at >= since);
  const found = foundIn(wanted, await open(wanted), endpoint, parts);
  const reached = (events.length < atOnce ? undefined : events.at(-1)?.position) ?? upTo;
  await deliveries.replayed(replay, { found, reached, at: clock?.now() ?? Date.now() });
  return true;
}

/** What is to be sent of them; one that cannot be read is left out, as the feed leaves it out, and holds nothing up. */
function foundIn(
  events: readonly RecordedEvent[],
  opened: Awaited<ReturnType<OpenEvents>>,
  endpoint: WebhookEndpoint,
  { told, logger }: Pick<WebhooksParts, 'told' | 'logger'>,
): readonly NewDelivery[] {
  return events.flatMap((event) => {
    try {
      const seen = opened(event);
      return deliveriesOf(seen, told.of(seen), endpoint);
    } catch (error) {
      if (passesByItself(error)) throw error;
      logger.error({ eventId: event.id, error: reasonOf(error) }, 'an event cannot be read, and is not sent again');
      return [];
    }
  });
}
