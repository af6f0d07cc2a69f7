import type { EventStore } from '@talentlog/runtime';

/** A place that holds one log: opened again, it has what it had. */
export interface EventStorePlace {
  open(): Promise<EventStore>;
  /** Bytes of the largest commit that it takes; absent where none is too large for it. */
  readonly maxCommitBytes?: number;
  remove(): Promise<void>;
}
