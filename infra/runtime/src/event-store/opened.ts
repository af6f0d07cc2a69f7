import type { LogPosition, Metadata, RecordedEvent } from './port.ts';

/** An event with its personal fields opened; a field of an erased person is null. What workers and projectors read. */
export interface OpenedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Instant of the decision, ISO 8601 UTC. */
  readonly at: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: LogPosition;
  readonly metadata: Metadata;
}

/** Thrown where an event is damaged, or of a kind that nobody knows: it stays so, and says nothing of any other. */
export class UnreadableEvent extends Error {}

/** Lifts a stored event to its latest version and decrypts its personal fields. Throws UnreadableEvent for one that is damaged or unknown. */
export type OpenEvent = (event: RecordedEvent) => OpenedEvent;

/**
 * Fetches, once for all of them, the keys that these events need; what it resolves with opens them one by one. Ask anew for every
 * page and keep no answer, so that the key of an erased person is not held.
 */
export type OpenEvents = (events: readonly RecordedEvent[]) => Promise<OpenEvent>;
