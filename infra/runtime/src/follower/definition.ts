import type { Checkpoints, ParkedEvent } from '../checkpoints/port.ts';
import type { Clock } from '../clock.ts';
import type { OpenEvents, OpenedEvent } from '../event-store/opened.ts';
import type { EventReader, LogPosition, RecordedEvent } from '../event-store/port.ts';
import type { Logger } from '../logger.ts';
import type { FollowerStatus } from './status.ts';

/** What every follower with effects stands on. */
export interface FollowerParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly checkpoints: Checkpoints;
  readonly logger: Logger;
  readonly clock?: Clock;
}

export interface FollowerDefinition {
  /** Also the name of its checkpoint: kept for ever. */
  readonly name: string;
  /** The events it wants: those of its rules (`readerOf`). */
  readonly types: readonly string[];
  /**
   * Has the effect. May be called again for the same event, after a crash or a failure: the effect's id must repeat. Throws TryAgain
   * while a peer is away; anything else it throws is a defect, and after some tries the event is parked.
   */
  readonly handle: (event: OpenedEvent, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970 before which the event is left alone; by default it is handled at once. */
  readonly due?: (event: RecordedEvent) => number;
  /** Events handled side by side, by default 8; those of one stream follow each other. */
  readonly sideBySide?: number;
  /** Whether it wants this event of its types; by default every one. */
  readonly wants?: (event: RecordedEvent) => Promise<boolean>;
  /** Events of one lane follow each other, those of others go on side by side; by default each stream is one. It has whole streams. */
  readonly lane?: (event: RecordedEvent) => string;
  /** The follower whose work it goes on with: it begins where that one was, and takes over what it parked and this one wants. */
  readonly succeeds?: string;
  /** Where it begins as long as it has no checkpoint; by default at the beginning of the log. */
  readonly from?: () => Promise<LogPosition>;
}

/** What became of the parked events of a stream. */
export interface Unparked {
  readonly handled: number;
  readonly left: number;
}

/** Something that follows the log: a process, a projector, a worker with effects. */
export interface Follower {
  readonly name: string;
  readonly types: readonly string[];
  status(): FollowerStatus;
  parked(): readonly ParkedEvent[];
  /**
   * Handles the parked events of this one's stream again, in order, up to the first that fails again. Undefined where no such event
   * is parked.
   */
  retry(eventId: string): Promise<Unparked | undefined>;
  /**
   * Gives a parked event up, and handles those that waited behind it. `by` is the account of whoever decided that, and is logged.
   * Undefined where no such event is parked.
   */
  discard(eventId: string, by: string): Promise<Unparked | undefined>;
  /** Lets what has begun come to its end, or be cut off by the signal, and then resolves. */
  stop(): Promise<void>;
}
