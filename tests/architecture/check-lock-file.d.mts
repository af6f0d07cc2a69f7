export interface LockFile {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What is wrong with a lock file, a sentence an entry. */
export function wrongEntries(lock: LockFile): string[];
/** The same lock file without what `--write` removes. */
export function tidied(lock: LockFile): LockFile;
