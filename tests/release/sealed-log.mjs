import { randomUUID } from 'node:crypto';
import { silentLogger, startSealer } from '@talentlog/runtime';
import { logFiles, openSqliteEventStore } from '@talentlog/runtime/sqlite';
import { ask } from './log.mjs';

const metadata = {
  actor: 'guest',
  correlationId: 'c',
  causationId: 'c',
  commandId: 'c',
  commandName: 'Test',
  at: '2026-11-21T00:00:00.000Z',
};

/** Writes a log of so many events, sealed in several seals, and answers its rows. */
export async function sealedLog(dataDir, count) {
  const { eventsFile: file, ledgerFile, keyFile } = logFiles(dataDir);
  const store = await openSqliteEventStore({ file });
  const sealer = await startSealer({ store, file: ledgerFile, keyFile, logger: silentLogger, everyMs: 3_600_000 });
  for (let n = 0; n < count; n += 1) {
    const data = { n, text: randomUUID().repeat(4) };
    const event = { id: randomUUID(), type: 'Happened', schemaVersion: 1, data, metadata };
    await store.append({
      commitId: randomUUID(),
      writes: [{ stream: `s-${n}`, expected: 'no-stream', events: [event] }],
    });
    if (n % 50 === 49) await sealer.seal();
  }
  await sealer.stop();
  await store.close();
  return ask(dataDir, 'SELECT position, data FROM events ORDER BY position');
}
