import { existsSync } from 'node:fs';
import { agreeOnLog, EngineRefused, markLogElsewhere, START } from '@talentlog/runtime';
import * as sqlite from '@talentlog/runtime/sqlite';
import type { OwnLog } from './log.ts';

const guide = 'docs/how-to/keep-the-log-on-kurrentdb.md';

/**
 * The log of this folder on KurrentDB, whose ledger lies in the folder. This process becomes its only writer. Throws EngineRefused where
 * the server cannot be used, or its database is not the one of this folder. `onFatal`: another process took the log.
 */
export async function openLogOnKurrent(folder: string, url: string, onFatal?: (error: Error) => void): Promise<OwnLog> {
  agreeOnLog(folder, true);
  const kurrentdb = await import('@talentlog/runtime/kurrentdb');
  const unlock = sqlite.lockLog(sqlite.logFiles(folder).eventsFile);
  try {
    const store = await kurrentdb.openKurrentEventStore({ url, ...(onFatal ? { onFatal } : {}) });
    const { ledgerFile } = sqlite.logFiles(folder);
    const close = () => store.close().finally(unlock);
    try {
      if (!existsSync(ledgerFile) && (await store.head()) !== START)
        throw new EngineRefused(
          'KurrentDB',
          `there is a log, and ${folder} has no ledger (ledger.jsonl) of it`,
          `Nothing was changed. Set the DATA_DIR that belongs to it, bring its ledger back from its backup, or set an empty database (${guide})`,
        );
      markLogElsewhere(folder);
      // Whoever owned it is none from here on, also where it runs on a copy of this folder.
      await store.own();
      const sealed = await kurrentdb.CountedLog.open(store, ledgerFile);
      return { store, sealed, verified: (files) => kurrentdb.verifyKurrentLog(store, files), close };
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}
