import type { Checkpoints, ParkedWork } from '../checkpoints/port.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type EventReader, type Position, START } from '../event-store/port.ts';
import { BusSubscription } from './bus-subscription.ts';
import { parkedHeaders } from './consumption.ts';
import { publishedOrBare } from './parked-message.ts';
import type { BusMessage, EventBus, TakenMessage } from './port.ts';
import { storedMessage, type Vouching } from './stored-message.ts';

interface FedParts {
  readonly store: EventReader;
  readonly checkpoints: Checkpoints;
  readonly bus: EventBus;
  /** The topic of every event as it is stored. */
  readonly topic: string;
  /** Where events are told that a follower has put aside, and messages go that are no events. */
  readonly parking: string;
  /** What names of groups begin with. */
  readonly groups: string;
  readonly vouch: Vouching;
  readonly clock?: Clock;
}

/** What followers stand on that are fed by the bus. */
export interface Fed {
  readonly store: EventReader;
  readonly checkpoints: Checkpoints;
}

/**
 * The log and the places of followers, for those that take their events from a topic and not from the log. A place in the topic is noted when
 * the follower's own, which is written with its work, has passed it: whatever comes again lies before that, and is passed over. Where nothing
 * was of interest, its own is kept a moment later, so that after a kill the topic may bring nothing more: see BusSubscription.
 */
export function fedByBus(parts: FedParts): Fed {
  const kept = new Map<string, Position>();
  return { store: storeOf(parts, kept), checkpoints: checkpointsOf(parts, kept) };
}

function storeOf(
  { store, bus, topic, parking, groups, vouch, clock = systemClock }: FedParts,
  kept: Map<string, Position>,
) {
  const fed: EventReader = {
    readStream: (stream, options) => store.readStream(stream, options),
    readAll: (options) => store.readAll(options),
    head: () => store.head(),
    findCommit: (id) => store.findCommit(id),
    close: () => store.close(),
    async *subscribe({ after, filter, signal, as = 'reader' }) {
      const subscription = new BusSubscription({ store, clock, after, types: filter?.types, vouch, signal });
      const consumption = bus.consume({
        // What is no event now will be none later.
        ...{ topics: [topic], group: `${groups}${as}`, parking, tries: 1 },
        handle: (message, stop) => subscription.take(message, stop),
        settled: (message: TakenMessage) => (message.headers.position ?? '') <= (kept.get(as) ?? START),
      });
      try {
        yield* subscription.messages(() => consumption.status());
      } finally {
        await consumption.stop();
      }
    },
  };
  return fed;
}

function checkpointsOf(
  { store, checkpoints, bus, parking, vouch }: FedParts,
  kept: Map<string, Position>,
): Checkpoints {
  const keeps = (name: string, position: Position) => {
    if (position > (kept.get(name) ?? START)) kept.set(name, position);
  };
  return {
    get: (name) => checkpoints.get(name),
    async set(name, position) {
      await checkpoints.set(name, position);
      keeps(name, position);
    },
    async pass(name, position) {
      await checkpoints.pass(name, position);
      keeps(name, position);
    },
    /** Told first: once it is kept, nobody comes by here again. */
    async park(name, work) {
      await publishedOrBare(bus, await parkedMessage(name, work));
      await checkpoints.park(name, work);
    },
    parked: (name) => checkpoints.parked(name),
    unpark: (name, eventId) => checkpoints.unpark(name, eventId),
    close: () => checkpoints.close(),
  };

  /** Without the event where the log has none: it was parked by an older log. */
  async function parkedMessage(name: string, { eventId, stream, revision, reason }: ParkedWork): Promise<BusMessage> {
    const why = { [parkedHeaders.reason]: reason, [parkedHeaders.group]: name };
    const [event] = await store.readStream(stream, { from: revision, to: revision });
    if (event === undefined)
      return { topic: parking, key: stream, value: null, headers: { 'event-id': eventId, ...why } };
    const message = storedMessage(parking, event, START, vouch);
    return { ...message, headers: { ...message.headers, ...why } };
  }
}
