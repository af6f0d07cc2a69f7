import type { Position } from '../event-store/port.ts';

/** How far each worker with effects has come. Kept apart from the views, so that rebuilding a view repeats no effect. */
export interface Checkpoints {
  /** START for a name never set. */
  get(name: string): Position;
  /** Durable before it returns. Never moves backwards: a lower position than the stored one is ignored. */
  set(name: string, position: Position): void;
  close(): void;
}
