/** What operators ask of a log, beside what services do. */
export interface EventStoreAdmin {
  /** Copies the log as it is now into a new file, while appends go on; the copy is a prefix of the log. Throws when the file exists. */
  backup(to: string): Promise<void>;
}

/** The stored log is not what was written: events are missing or changed. Never answered with a shorter log instead. */
export class LogDamaged extends Error {}
/** Another process writes this log. */
export class LogInUse extends Error {}
