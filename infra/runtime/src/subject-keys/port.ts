/**
 * One encryption key per person, kept apart from the log and from its backups. Destroying the key makes every event, copy and
 * backup of that person unreadable; a destroyed key is never made again.
 */
export interface SubjectKeys {
  /** Key of the person, made at first use. Throws SubjectErased for a destroyed one. */
  forWriting(subject: string): CryptoKeyBytes;
  /** Key of the person, or undefined when destroyed or never made. */
  forReading(subject: string): CryptoKeyBytes | undefined;
  /** Destroys the key for good (tombstone, secure delete). */
  destroy(subject: string): void;
  close(): void;
}
export type CryptoKeyBytes = import('node:crypto').KeyObject;
export class SubjectErased extends Error {}
