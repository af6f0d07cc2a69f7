import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { logElsewhere } from '../data-folder/log-elsewhere.ts';

/** Names of the log's own files in a data folder. */
export const logFiles = (folder: string) => ({
  eventsFile: join(folder, 'events.db'),
  ledgerFile: join(folder, 'ledger.jsonl'),
  keyFile: join(folder, 'ledger.key'),
});

/** Throws in words where there is no log to look at. */
export function assertLog(folder: string): void {
  const { eventsFile } = logFiles(folder);
  if (logElsewhere(folder))
    throw new Error(
      `The log of ${folder} is on KurrentDB, not in events.db: this command does not reach it (docs/how-to/keep-the-log-on-kurrentdb.md).`,
    );
  const why = !existsSync(folder)
    ? `There is no folder ${folder}`
    : !statSync(folder).isDirectory()
      ? `${folder} is a file, not a data folder`
      : !existsSync(eventsFile)
        ? `events.db (the log) is missing in ${folder}`
        : statSync(eventsFile).size === 0
          ? `${eventsFile} (the log) is empty: 0 bytes are left of it`
          : undefined;
  if (why !== undefined)
    throw new Error(
      `${why}. Say the data folder; where this is it, bring the log back from its backup (docs/runbooks/data-folder.md).`,
    );
}
