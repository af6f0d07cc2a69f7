import type { TakenMessage } from './message.ts';

export interface ConsumptionOptions {
  readonly topics: readonly string[];
  /** Consumers of one group share the messages; each group gets all of them. */
  readonly group: string;
  /**
   * Done when it resolves, in whatever store it has: only then its place is noted, some messages later. It is called again for what was
   * not noted. Throws TryAgain while somebody is away; anything else it throws is a defect, and after some tries the message is parked.
   * Those of one partition, thus of one key, follow each other.
   */
  readonly handle: (message: TakenMessage, signal: AbortSignal) => Promise<void>;
  /**
   * Whether what was handled, and all before it in its partition, need not come again: asked now and then, and until it says so the place
   * is not noted. By default it is done once it is handled. A bus that ends with its process does not ask.
   */
  readonly settled?: (message: TakenMessage) => boolean;
  /** Where messages go that cannot be handled, with the reason in a header; those behind them flow on. */
  readonly parking: string;
  /** Tries before one is parked, by default three. */
  readonly tries?: number;
  /** Milliseconds before the next try; by default as long as followers wait. */
  readonly pauseMs?: (tries: number) => number;
}

/**
 * - `joining`: not one of its group yet;
 * - `running`: takes what comes;
 * - `waiting`: tries a message again;
 * - `failing`: the bus does not answer, or refuses; it is asked again and again;
 * - `stopped`.
 */
export type ConsumptionState = 'joining' | 'running' | 'waiting' | 'failing' | 'stopped';

export interface ConsumptionStatus {
  readonly state: ConsumptionState;
  /** Messages that this one has parked since it began. */
  readonly parked: number;
  /** The last failure, also when it is over; it names nobody. */
  readonly lastError: string | null;
}

/** Somebody who takes messages as one of a group. */
export interface Consumption {
  status(): ConsumptionStatus;
  /** Lets what has begun come to its end, or be cut off by the signal, notes the place, leaves the group, and then resolves. */
  stop(): Promise<void>;
}

/** Headers of a parked message, beside its own: why, and where it lay. */
export const parkedHeaders = {
  reason: 'parked-reason',
  group: 'parked-group',
  topic: 'parked-topic',
  partition: 'parked-partition',
  offset: 'parked-offset',
} as const;
