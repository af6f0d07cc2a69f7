import type { LogPosition } from '../event-store/port.ts';

/** How far each follower with effects has come. Kept apart from the views, so that rebuilding a view repeats no effect. */
export interface Checkpoints {
  /** START for a name never set. */
  get(name: string): Promise<LogPosition>;
  /** Durable before it resolves. Never moves backwards: a lower position than the stored one is ignored. */
  set(name: string, position: LogPosition): Promise<void>;
  /**
   * Notes that nothing up to here is of interest to the follower; kept within a second, so that a busy log costs an idle follower no
   * sync. After a crash the follower looks again and finds nothing again.
   */
  pass(name: string, position: LogPosition): Promise<void>;
  /** Puts an event aside that its follower cannot handle; durable, so that the follower may go on. Again: with the new reason. */
  park(name: string, event: ParkedWork): Promise<void>;
  /** In the order in which they were first parked. */
  parked(name: string): Promise<readonly ParkedWork[]>;
  /** Durable before it resolves. Nothing happens for an event that is not parked. */
  unpark(name: string, eventId: string): Promise<void>;
  /** What was passed is kept. Afterwards everything else rejects. */
  close(): Promise<void>;
}

/** An event put aside with the reason, which carries no personal data. */
export interface ParkedEvent {
  readonly eventId: string;
  readonly stream: string;
  readonly reason: string;
}

/** A parked event, and where to read it again. */
export interface ParkedWork extends ParkedEvent {
  readonly revision: number;
}
