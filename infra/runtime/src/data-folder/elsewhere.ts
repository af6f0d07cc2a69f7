import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineRefused } from '../engine-refused.ts';

const mark = 'stores.elsewhere';
const guide = 'docs/how-to/keep-stores-on-mongodb.md';

/** Stores of a data folder that a database may keep instead of it. */
export const movable: readonly string[] = [
  'keys.db',
  'credentials.db',
  'access-log.db',
  'checkpoints.db',
  'timers.db',
  'sign-ins.db',
  'uploads.db',
  'views.db',
];

/** The database that keeps them for this data folder; undefined where they lie in it. */
export function storesElsewhere(folder: string): string | undefined {
  const path = join(folder, mark);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/**
 * The stores of a log are kept in one place alone. Throws EngineRefused where the settings name another one than they are in: people would
 * be unreadable, and signed out, and be sent everything again.
 */
export function agreeOnDatabase(folder: string, database: string | undefined): void {
  const known = storesElsewhere(folder);
  if (known === database) return;
  if (known !== undefined)
    throw new EngineRefused(
      'Stores',
      `those of ${folder} are in the database ${known}, and ${database === undefined ? 'MONGO_URL is not set' : `${database} is set`}`,
      `Set MONGO_URL and MONGO_DATABASE as they were (${guide})`,
    );
  const left = movable.filter((name) => existsSync(join(folder, name)));
  if (left.length > 0)
    throw new EngineRefused(
      'Stores',
      `${left.join(', ')} of ${folder} are in it, and MONGO_URL is set`,
      `Take MONGO_URL away, bring them there by npm run talentlog -- move-stores, or begin with an empty DATA_DIR (${guide})`,
    );
}

/** From now on they are there. */
export const markDatabase = (folder: string, database: string): void =>
  writeFileSync(join(folder, mark), `${database}\n`, { mode: 0o600 });

/** From now on they are in the folder again. */
export const forgetDatabase = (folder: string): void => rmSync(join(folder, mark), { force: true });
