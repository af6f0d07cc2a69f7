import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, openStore } from '@talentlog/runtime/sqlite';
import { type Config, ConfigError } from '../config.ts';

type Folders = Pick<Config, 'DATA_DIR' | 'VIEWS_DIR' | 'LOG_URL' | 'MONGO_URL'>;

/**
 * The folder whose views these processes fill, by its one name; undefined where they are in a database. Throws ConfigError where it is not
 * there: the process of the commands makes it, and the others use that one.
 */
export function viewsFolder({ DATA_DIR: folder, VIEWS_DIR: ofViews, LOG_URL, MONGO_URL }: Folders): string | undefined {
  if (MONGO_URL !== undefined && LOG_URL === undefined) return undefined;
  if (ofViews === undefined) return realpathSync(folder);
  try {
    return realpathSync(ofViews);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new ConfigError([`VIEWS_DIR must be that of the commands, which make it: there is no folder ${ofViews}`]);
  }
}

/**
 * Takes the folder of the views for this process and those that join it, and answers how to give it back: two who fill the same views take
 * each other for stale. Throws ConfigError where it is of somebody else.
 */
export async function takeViewsFolder(config: Folders): Promise<() => void> {
  const [views, ofLog] = [viewsFolder(config), realpathSync(config.DATA_DIR)];
  const isOwnersOwn = views === ofLog && config.LOG_URL === undefined;
  // There the log's lock says who is the one.
  if (views === undefined || isOwnersOwn) return () => undefined;
  if (views === ofLog || existsSync(join(views, 'secret')))
    throw new ConfigError([`VIEWS_DIR must be a folder of its own: ${views} is the data folder of a server`]);
  const file = join(views, 'views.db.lock');
  const unlock = await openStore(file, () => lockFile(file));
  if (unlock === undefined)
    throw new ConfigError([
      `VIEWS_DIR must be a folder that nobody else uses: another process fills the views of ${views}`,
    ]);
  return unlock;
}
