import { lockLog, logFiles } from '@talentlog/runtime/sqlite';

/** Does it while no server can have the folder; one that runs is refused in words. */
export async function withLogLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const unlock = lockLog(logFiles(folder).eventsFile);
  try {
    return await work();
  } finally {
    unlock();
  }
}
