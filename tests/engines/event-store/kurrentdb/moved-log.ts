import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLogger, startSealer } from '@talentlog/runtime';
import { importKurrentLog, openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { logFiles, runImport } from '@talentlog/runtime/sqlite';
import { openOwnLog } from '../../../../infra/standalone/src/log/own-log.ts';
import { anEvent, commit, write } from '../subject.ts';
import type { Counterpart } from './counterpart.ts';

const cli = fileURLToPath(new URL('../../../../infra/cli/dist/main.js', import.meta.url));

/** What was exported into a folder. */
export const text = (folder: string) => readFileSync(join(folder, 'log.ndjson'), 'utf8');
/** The Merkle roots of a ledger. */
export const roots = (folder: string) =>
  readFileSync(logFiles(folder).ledgerFile, 'utf8').match(/"root":"[0-9a-f]+"/g) ?? [];
/** Says it to the built command line, which keeps to this engine. */
export const run = ({ url }: Counterpart, ...args: readonly string[]) => {
  const env = { ...process.env, NODE_OPTIONS: '', KURRENTDB_URL: url };
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const ended = new Promise<{ code: number | null; said: string }>((end) =>
    child.once('close', (code) => end({ code, said })),
  );
  return { child, ended };
};
/** The same import in this process. */
export const importHere = async (engine: Counterpart, source: string, folder: string) => {
  const store = await openKurrentEventStore(engine);
  let said = '';
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const code = await runImport([source, folder], print, (...where) => importKurrentLog(store, ...where));
  await store.close();
  return { code, said };
};
/** Writes to the log of a folder, which is sealed at the end. */
export const keep = async (
  folder: string,
  url: string | undefined,
  work: (store: Awaited<ReturnType<typeof openOwnLog>>) => Promise<void>,
) => {
  const log = await openOwnLog({ DATA_DIR: folder, KURRENTDB_URL: url }, () => undefined);
  const { ledgerFile: file, keyFile } = logFiles(folder);
  const sealer = await startSealer({ store: log.sealed, file, keyFile, logger: silentLogger });
  await work(log);
  await sealer.stop();
  await log.close();
};
/** Two events in each of so many commits. */
export const fill = (folder: string, url: string | undefined, from: number, count: number) =>
  keep(folder, url, async ({ store }) => {
    for (let n = from; n < from + count; n += 1)
      await store.append(
        commit([
          write(`s${n}`, 'no-stream', anEvent(n)),
          write(`S${(n + 1) % 9}`, n < 9 ? 'no-stream' : 'stream-exists', anEvent(-n)),
        ]),
      );
  });
