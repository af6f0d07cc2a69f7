import type { Position } from '../event-store/port.ts';

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

export interface TimerTable {
  /** Throws RangeError where `dueAt` is no instant. */
  set(id: string, dueAt: string, payload: unknown): void;
  cancel(id: string): void;
  cancelPrefix(prefix: string): void;
}

/** Timers that outlive the process. They follow from the log, so their table and its checkpoint in the log move as one. */
export interface Timers {
  /** Does the work of the event at this position, unless the checkpoint is already there. */
  transact(checkpoint: Position, work: (table: TimerTable) => void): void;
  checkpoint(): Position;
  /** Timers that are due, or due again after a failure; the earliest first. */
  due(now: string, limit: number): readonly Timer[];
  /** It fired. Where it was set anew meanwhile, the new one stays. */
  done(timer: Timer): void;
  /** It failed to fire and is due again at this instant. */
  postpone(timer: Timer, until: string): void;
  /** When the next one is due. */
  next(): string | undefined;
  /** Calls back when timers were set; answers how to stop that. */
  onSet(listener: () => void): () => void;
  close(): void;
}
