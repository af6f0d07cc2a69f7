import type { LogPosition } from '@talentlog/runtime';
import type { Followers } from '../followers/health.ts';
import type { PartStatus } from '../health/judged.ts';
import type { Report } from './sides.ts';

/** Something that runs beside the commands, in a thread started here or in a process that joined. */
export interface Kept<R extends Report> extends Omit<Followers, 'told'> {
  /** Resolves when it does its work; at once where it comes when it likes. */
  begun(): Promise<void>;
  /** False while it is away. */
  isOpen(): boolean;
  status(): PartStatus;
  /** Rejects with LineBroken while it is away, as everything that is asked of it does. */
  report(): Promise<R>;
  forget(person: string): Promise<void>;
  /** Tells it up to where the log has grown. */
  announce(head: LogPosition): void;
  reachedBy(origin: string): void;
  /** Ends what lasts, so that nobody waits for it. */
  hush(): void;
  stop(): Promise<void>;
  /** Nothing came of the start: it ends at once. */
  abandon(): Promise<void>;
}
