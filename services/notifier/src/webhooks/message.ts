import { testCall } from '@talentlog/contracts';
import type { Said } from '@talentlog/domain/integration';
import type { OpenedEvent, WebhookDelivery } from '@talentlog/runtime';
import type { Told, WebhooksParts } from './endpoints.ts';

/** What is sent. */
export interface WebhookMessage extends Pick<Said, 'personOf'> {
  readonly body: string;
  /** `traceparent` of the decision that it tells of. It is for our own spans, and leaves by no way. */
  readonly parent: string | undefined;
}

/**
 * What is sent, read from the log at this moment: whoever was erased, or withdrew their consent, since is not in it. Undefined where it
 * is for this subscriber no more, or what stands there is not what was to be told: a copy of the log was restored.
 */
export async function messageOf(
  delivery: WebhookDelivery,
  { store, open, told }: Pick<WebhooksParts, 'store' | 'open' | 'told'>,
): Promise<WebhookMessage | undefined> {
  const { eventId, stream, revision } = delivery;
  const events = await store.readStream(stream, { from: revision, to: revision });
  const [event] = events;
  if (event === undefined || !eventId.startsWith(`${event.id}/`)) return undefined;
  const said = await saidOf(delivery, (await open(events))(event), told);
  return said && { body: JSON.stringify(said.event), personOf: said.personOf, parent: event.metadata.traceparent };
}

async function saidOf({ subscriberId, type, part }: WebhookDelivery, event: OpenedEvent, told: Told) {
  if (type === testCall) return told.test(subscriberId, event);
  const telling = told.of(event)[part];
  return telling && told.for(subscriberId, telling);
}
