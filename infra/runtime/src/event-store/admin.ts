import type { LogPosition } from './port.ts';

/** What operators ask of a log, beside what services do. */
export interface EventStoreAdmin {
  /** Copies the log as it is now into a new file, while appends go on; the copy is a prefix of the log. Throws when the file exists. */
  backup(to: string): Promise<void>;
  /**
   * Hashes of the commits whose last event lies after one position and not after the other, in order; undefined where some of them have
   * none, because a former version stored them.
   */
  commitHashes(after: LogPosition, upTo: LogPosition): Promise<readonly string[] | undefined>;
}

/** The stored log is not what was written: events are missing or changed. Never answered with a shorter log instead. */
export class LogDamaged extends Error {}
/** Another process writes this log. */
export class LogInUse extends Error {}
