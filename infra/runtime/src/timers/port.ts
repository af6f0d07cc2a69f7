import type { LogPosition } from '../event-store/port.ts';

/** Something to be done at an instant. */
export interface Timer {
  /** What it is for; setting the same id again replaces it. */
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly dueAt: string;
  /** JSON. */
  readonly payload: unknown;
  /** UUID of this setting of the timer: whatever is done when it fires carries it, so that firing twice does it once. */
  readonly fireId: string;
  /** How often firing it failed. */
  readonly failures: number;
}

export type TimerChange =
  | { readonly set: string; readonly dueAt: string; readonly payload: unknown }
  | { readonly cancel: string }
  /** All timers whose id begins so. */
  | { readonly cancelPrefix: string };

/** Timers that outlive the process. They follow from the log: the same events set the same timers with the same fire ids. */
export interface Timers {
  /**
   * Makes the changes of the event at this position, in their order, all or none; durable before it resolves. Rejects with a
   * RangeError where `dueAt` is no instant.
   */
  apply(position: LogPosition, changes: readonly TimerChange[]): Promise<void>;
  /** Timers that are due, or due again after a failure; the earliest first. */
  due(now: string, limit: number): Promise<readonly Timer[]>;
  /** It fired. Where it was set anew meanwhile, the new one stays. */
  done(timer: Timer): Promise<void>;
  /** It failed to fire and is due again at this instant. */
  postpone(timer: Timer, until: string): Promise<void>;
  /** When the next one is due. */
  next(): Promise<string | undefined>;
  /** Calls back when timers were set here; answers how to stop that. */
  onSet(listener: () => void): () => void;
  /** Where a file of a former version had come to in the log; START in a new one. */
  formerPlace(): Promise<LogPosition>;
  /** Afterwards everything else rejects. */
  close(): Promise<void>;
}
