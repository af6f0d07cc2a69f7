import { testCall } from '@talentlog/contracts';
import {
  type Follower,
  type NewReplay,
  type OpenedEvent,
  readerOf,
  startFollower,
  systemClock,
  when,
} from '@talentlog/runtime';
import type { WebhooksParts } from './endpoints.ts';
import { place, queueDeliveries } from './queued.ts';
import { startWebhookSender, type WebhookSender } from './sender.ts';

/** What a change of a subscriber means for what is sent to it. */
const reader = readerOf<[WebhooksParts, number], Promise<unknown>>([
  when(['WebhookSet', 'WebhookResumed'], ({ data }, { deliveries }: WebhooksParts, now: number) =>
    deliveries.restart(data.subscriberId, now),
  ),
  when(['WebhookRemoved', 'SubscriberRemoved'], ({ data }, { deliveries }: WebhooksParts) =>
    deliveries.dropAllOf(data.subscriberId),
  ),
  when('WebhookTested', (event, { deliveries }: WebhooksParts, now: number) => {
    const eventId = `${event.id}/0`;
    const test = { eventId, key: eventId, type: testCall, part: 0, subscriberId: event.data.subscriberId };
    return deliveries.enqueue([{ ...place(event), ...test }], event.position, now);
  }),
  when('DeliveriesResent', async (event, parts: WebhooksParts, now: number) => {
    const { subscriberId, eventIds, since } = event.data;
    if (eventIds !== undefined) await parts.deliveries.resend(subscriberId, eventIds, event.position, now);
    if (since !== undefined) await beginReplay({ subscriberId, round: event.position, since }, parts);
  }),
]);

/** What is still to be looked through of one that was asked for before is part of it. */
async function beginReplay(asked: NewReplay, { deliveries }: Pick<WebhooksParts, 'deliveries'>): Promise<void> {
  const running = await deliveries.replay(asked.subscriberId);
  const since = running !== undefined && running.since < asked.since ? running.since : asked.since;
  await deliveries.beginReplay({ ...asked, since });
}

export interface Webhooking {
  readonly follower: Follower;
  readonly sender: WebhookSender;
}

/**
 * Tells subscribers what happened by calls to them. A follower keeps what each is to be told, in the order of the log; a sender sends it,
 * each subscriber's apart from all others'.
 */
export function startWebhooks(parts: WebhooksParts): Webhooking {
  const { clock = systemClock, told } = parts;
  const sender = startWebhookSender(parts);
  const own = new Set<string>(reader.types);
  const ofSubscriber = async (event: OpenedEvent, now: number): Promise<readonly string[]> => {
    await Promise.all(reader.read(event, parts, now));
    return [String(event.data.subscriberId)];
  };
  const follower = startFollower(
    {
      name: 'webhooks',
      types: [...told.types, ...own],
      // In the order of the log: what is told under one key comes from several streams.
      lane: () => 'all',
      handle: async (event) => {
        const now = clock.now();
        const found = own.has(event.type) ? await ofSubscriber(event, now) : await queueDeliveries(event, parts, now);
        for (const subscriberId of found) sender.wake(subscriberId);
      },
    },
    parts,
  );
  return {
    follower: { ...follower, stop: async () => void (await Promise.all([follower.stop(), sender.stop()])) },
    sender,
  };
}
