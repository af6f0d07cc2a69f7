import type { Position } from '../event-store/port.ts';

/** How far each worker with effects has come. Kept apart from the views, so that rebuilding a view repeats no effect. */
export interface Checkpoints {
  /** START for a name never set. */
  get(name: string): Position;
  /** Durable before it returns. Never moves backwards: a lower position than the stored one is ignored. */
  set(name: string, position: Position): void;
  /**
   * Notes that nothing up to here is of interest to the worker; kept within a second, so that a busy log costs an idle worker no
   * sync. After a crash the worker looks again and finds nothing again.
   */
  pass(name: string, position: Position): void;
  /** Puts an event aside that its worker cannot handle; durable, so that the worker may go on. */
  park(name: string, event: ParkedWork): void;
  parked(name: string): readonly ParkedWork[];
  unpark(name: string, eventId: string): void;
  close(): void;
}

/** An event put aside with the reason, which carries no personal data. */
export interface ParkedWork {
  readonly eventId: string;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
}
