import { join } from 'node:path';
import type { CloudEvent } from '@talentlog/contracts';
import { startWebhookSender, type WebhookEndpoint, type WebhooksParts } from '@talentlog/notifier';
import {
  type CommandRequest,
  type LogPosition,
  memoryCheckpoints,
  openMemoryEventStore,
  type PersonRead,
  type RecordedEvent,
  silentLogger,
  webhookPost,
} from '@talentlog/runtime';
import { openSqliteWebhookDeliveries } from '@talentlog/runtime/sqlite';
import type { Own } from '../../support/belongings.ts';
import { handClock } from '../../support/hand-clock.ts';
import { secretOf } from '../webhook-post/receiver.ts';
import { tell, tellingOf } from './wanted-event.ts';

const open = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });

/** A log, what waits of it on the disk, and a sender that calls for real; only the time is made. */
export async function webhookStage(own: Own) {
  const hand = handClock(Date.parse('2026-11-23T12:00:00Z'));
  const store = openMemoryEventStore();
  const deliveries = await openSqliteWebhookDeliveries({ file: join(own.folder(), 'webhooks.db') });
  own.closes(() => deliveries.close());
  const endpoints = new Map<string, WebhookEndpoint>();
  const hidden = new Set<string>();
  const commands: CommandRequest[] = [];
  const reads: Omit<PersonRead, 'part'>[] = [];
  /** Of whom an event tells something personal. */
  const persons = new Map<string, string>();
  /** Ids that cannot be read. */
  const damaged = new Set<string>();
  // Time passes by hand, so nobody who answers may be late: a busy machine would make a try of it that is not made again.
  let patienceMs = 60_000;
  const parts: WebhooksParts = {
    ...{ store, open, deliveries, logger: silentLogger, clock: hand.clock, checkpoints: memoryCheckpoints() },
    post: {
      post: (call, signal) => webhookPost({ networks: ['127.0.0.0/8'], timeoutMs: patienceMs }).post(call, signal),
    },
    commands: {
      execute: async (request) => {
        commands.push(request);
        const { subscriberId } = request.payload as { subscriberId: string };
        const stopped = endpoints.get(subscriberId);
        if (stopped !== undefined) endpoints.set(subscriberId, { ...stopped, isPaused: true });
        return { ok: true, position: '1' as LogPosition };
      },
    },
    noteRead: async (read) => void reads.push(read),
    webhooks: { all: async () => [...endpoints.values()], of: async (id) => endpoints.get(id) },
    told: {
      types: ['Wanted'],
      of: (event) => {
        if (damaged.has(`${event.id}/0`)) throw new Error('this cannot be read');
        return tellingOf(event);
      },
      for: async (_id, { id, data }) =>
        hidden.has(id)
          ? undefined
          : { event: { id, data } as unknown as CloudEvent, personOf: persons.get(id) ?? null },
      test: () => {
        throw new Error('nobody asks for a test here');
      },
    },
  };
  const start = (other: Partial<WebhooksParts> = {}) => {
    const sender = startWebhookSender({ ...parts, ...other });
    own.closes(() => sender.stop());
    return sender;
  };
  return {
    ...hand,
    ...{ parts, deliveries, commands, hidden, reads, persons, damaged, start },
    subscribes(subscriberId: string, url: string, secrets = [secretOf(1)]) {
      endpoints.set(subscriberId, {
        ...{
          subscriberId,
          url,
          secrets,
          isPaused: false,
          isGivenUp: false,
          since: '',
          topics: ['applications'] as const,
        },
      });
    },
    /** How long a call is waited for. */
    waits(milliseconds: number) {
      patienceMs = milliseconds;
    },
    /** An event of this key is in the log and waits for these; answers the id under which it is sent. */
    async happens(key: string, ...subscriberIds: readonly string[]) {
      const { id, position, stream, revision } = await tell(store, key);
      const one = { eventId: `${id}/0`, key, type: 'application.reopened', position, stream, revision, part: 0 };
      const all = subscriberIds.map((subscriberId) => ({ ...one, subscriberId }));
      await deliveries.enqueue(all, position, hand.clock.now());
      return one.eventId;
    },
    /** How they stand, by the id of what is sent. */
    async states(subscriberId: string) {
      const all = await deliveries.list(subscriberId, { limit: 100 });
      return Object.fromEntries(all.map(({ eventId, state, tries }) => [eventId, `${state} ${tries}`]));
    },
  };
}
