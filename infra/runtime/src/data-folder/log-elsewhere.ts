import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineRefused } from '../engine-refused.ts';

const mark = (folder: string): string => join(folder, 'log.elsewhere');
const guide = 'docs/how-to/keep-the-log-on-kurrentdb.md';

/** Whether the log of this data folder is on KurrentDB. */
export const logElsewhere = (folder: string): boolean => existsSync(mark(folder));

/** A log is in one place alone. Throws EngineRefused where the settings name another one than it is in. */
export function agreeOnLog(folder: string, isElsewhere: boolean): void {
  if (logElsewhere(folder) === isElsewhere) return;
  if (!isElsewhere)
    throw new EngineRefused(
      'KurrentDB',
      `the log of ${folder} is there, and KURRENTDB_URL is not set`,
      `Set it (${guide})`,
    );
  if (existsSync(join(folder, 'events.db')))
    throw new EngineRefused(
      'KurrentDB',
      `${folder} has its log in events.db, and KURRENTDB_URL is set`,
      `Take KURRENTDB_URL away, or move the log: npm run talentlog -- export, then npm run talentlog -- import into another folder (${guide})`,
    );
}

/** From now on it is there. */
export const markLogElsewhere = (folder: string): void => writeFileSync(mark(folder), 'KurrentDB\n', { mode: 0o600 });
