import type { KeyObject } from 'node:crypto';

/**
 * One encryption key per person, kept apart from the log and from its backups. Destroying the key makes every event, copy and
 * backup of that person unreadable; a destroyed key is never made again.
 */
export interface SubjectKeys {
  /** Keys of these persons, each made at first use. Rejects with SubjectErased where one was destroyed. */
  forWriting(subjects: readonly string[]): Promise<HeldKeys>;
  /** Keys of these persons; undefined where destroyed or never made. */
  forReading(subjects: readonly string[]): Promise<HeldKeys>;
  /** Destroys the key for good (tombstone, secure delete). From then on nobody gets it from here, nor from another process. */
  destroy(subject: string): Promise<void>;
  close(): Promise<void>;
}
/** The keys of all persons that were asked for. Held for one page or one command, while sealing and opening with it, no longer. */
export type HeldKeys = ReadonlyMap<string, KeyObject | undefined>;
/** The person's key was destroyed: nothing more can be written about them. */
export class SubjectErased extends Error {}
