import type { Checkpoints, EventStore, OpenEvents, RecordedEvent, SubscriptionMessage } from '@talentlog/runtime';

/** Where a follower is hit. */
export const steps = [
  'subscription',
  'open',
  'handle',
  'command port',
  'command conflict',
  'checkpoint read',
  'checkpoint write',
  'park',
] as const;
export type Step = (typeof steps)[number];

/** Throws the first so many times that it is asked about a thing, each thing for itself. */
export class Faults {
  private readonly met = new Map<string, number>();
  /** The things that were hit. */
  readonly hit = new Set<string>();

  /** How often this was asked before; counts this time. */
  times(thing: string): number {
    const before = this.met.get(thing) ?? 0;
    this.met.set(thing, before + 1);
    return before;
  }

  strike(thing: string, times = 2): void {
    if (this.times(thing) >= times) return;
    this.hit.add(thing);
    throw new Error(`${thing} was hit`);
  }
}

/** A log whose subscriptions cannot be had at first, then break after each of their first messages. */
export function faultySubscriptions(store: EventStore, faults: Faults): EventStore {
  async function* breaking(given: Parameters<EventStore['subscribe']>[0]): AsyncGenerator<SubscriptionMessage> {
    const types = given.filter?.types?.join() ?? 'all';
    faults.strike(`subscribing to ${types}`);
    for await (const message of store.subscribe(given)) {
      yield message;
      faults.strike(`the subscription to ${types}`, 3);
    }
  }
  return Object.assign(Object.create(store) as EventStore, { subscribe: breaking });
}

/** Keys that cannot be had at first; then each event cannot be opened so many times. */
export const faultyOpening =
  (open: OpenEvents, faults: Faults, times: number): OpenEvents =>
  async (events) => {
    faults.strike(`the keys of ${events.map(({ id }) => id).join()}`);
    const opened = await open(events);
    return (event: RecordedEvent) => {
      faults.strike(`opening ${event.id}`, times);
      return opened(event);
    };
  };

/** Hits whatever is tried, where this step is to fail. */
export type Strike = (at: Step, thing: string, times?: number) => void;

/** What handlers read of the log themselves. */
export const handleStore = (store: EventStore, strike: Strike): EventStore =>
  Object.assign(Object.create(store) as EventStore, {
    readStream: async (...given: Parameters<EventStore['readStream']>) => {
      strike('handle', `reading ${given[0]}`);
      return store.readStream(...given);
    },
  });

/** Checkpoints that fail at first. */
export const faultyCheckpoints = (kept: Checkpoints, strike: Strike): Checkpoints => ({
  ...kept,
  get: async (name) => {
    strike('checkpoint read', `get ${name}`, 3);
    return kept.get(name);
  },
  parked: async (name) => {
    strike('checkpoint read', `parked ${name}`, 3);
    return kept.parked(name);
  },
  set: async (name, position) => {
    strike('checkpoint write', `set ${name}`, 3);
    return kept.set(name, position);
  },
  pass: async (name, position) => {
    strike('checkpoint write', `pass ${name}`, 3);
    return kept.pass(name, position);
  },
  park: async (name, work) => {
    strike('park', `park ${name}`, 3);
    return kept.park(name, work);
  },
});
