import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../event-store/port.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/store.ts';
import { logFiles } from '../log-files.ts';
import { sealedLogOfEachTest } from '../sealed-log.fixture.ts';
import { verify } from '../verify.ts';
import { runExport, runImport } from './commands.ts';

const cli = fileURLToPath(new URL('../../../../standalone/dist/cli.js', import.meta.url));

const metadata = {
  ...{ actor: 'guest', correlationId: 'c', causationId: 'c', commandId: 'c', commandName: 'Test' },
  at: '2026-11-21T00:00:00.000Z',
};
/** A commit that may be asked for again. */
const once = {
  commitId: '0198c0de-0000-7000-8000-00000000000a',
  writes: [
    {
      stream: 'once',
      expected: 'no-stream' as const,
      events: [
        {
          id: '0198c0de-0000-7000-8000-00000000000b',
          type: 'Happened',
          schemaVersion: 1,
          data: { 名: '𠮷"\\\n' },
          metadata,
        },
      ],
    },
  ],
};

describe('a log that moves house', () => {
  const log = sealedLogOfEachTest();
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const rootsOf = (folder: string) =>
    readFileSync(logFiles(folder).ledgerFile, 'utf8').match(/"root":"[0-9a-f]+"/g) ?? [];
  const everything = async (folder: string) => {
    const store = await openSqliteEventStore({ file: logFiles(folder).eventsFile });
    const all = await store.readAll({ after: START, limit: 100_000 });
    await store.close();
    return all;
  };

  test('has the same events, places, hashes and roots there, and goes on', async () => {
    await log.append(300);
    await log.store.append(once);
    await log.sealer.seal();
    const [out, there] = [join(log.folder, 'out'), join(log.folder, 'there')];
    const load = log.append(100);
    expect(await runExport([log.folder, out], print)).toBe(0);
    await load;
    expect(await runImport([out, there], print)).toBe(0);
    const moved = await everything(there);
    expect(moved.length).toBeGreaterThanOrEqual(300);
    expect(await log.store.readAll({ after: START, limit: moved.length })).toEqual(moved);
    expect(rootsOf(there).length).toBeGreaterThan(0);
    expect(rootsOf(log.folder).slice(0, rootsOf(there).length)).toEqual(rootsOf(there));
    expect(await verify({ ...logFiles(there), thorough: true })).toMatchObject({ ok: true, checked: moved.length });
    // A commit that was stored there is known here by its id.
    const store = await openSqliteEventStore({ file: logFiles(there).eventsFile });
    const head = await store.head();
    await store.append(once);
    expect(await store.head()).toBe(head);
    await store.close();
    for (const again of [runExport([log.folder, out], print), runImport([out, there], print)])
      expect(await again).toBe(2);
  });

  test('an export that was cut anywhere goes on, and is the same file', async () => {
    await log.append(120);
    const [whole, cut] = [join(log.folder, 'whole'), join(log.folder, 'cut')];
    await runExport([log.folder, whole], print);
    const file = join(whole, 'log.ndjson');
    const bytes = readFileSync(file);
    await runExport([log.folder, cut], print);
    for (const part of [0, 1, 40, Math.floor(bytes.length / 3), bytes.length - 2, bytes.length]) {
      rmSync(join(cut, 'log.ndjson'), { force: true });
      writeFileSync(join(cut, 'log.ndjson.partial'), bytes.subarray(0, part));
      expect(await runExport([log.folder, cut], print)).toBe(0);
      expect(readFileSync(join(cut, 'log.ndjson')).equals(bytes)).toBe(true);
    }
  });

  test('is not put where it is not what was written, or not all of it', async () => {
    await log.append(60);
    await log.sealer.seal();
    const out = join(log.folder, 'out');
    await runExport([log.folder, out], print);
    const file = join(out, 'log.ndjson');
    const text = readFileSync(file, 'utf8');
    const rows = text.split('\n');
    const cases: [string, string, number][] = [
      ['a changed word', text.replace('\\"n\\":7', '\\"n\\":8'), 1],
      ['no end', rows.slice(0, -2).join('\n'), 2],
      ['a commit less', [...rows.slice(0, 5), ...rows.slice(6)].join('\n'), 2],
      ['a commit twice elsewhere', [...rows.slice(0, 9), rows[5], ...rows.slice(9)].join('\n'), 2],
      ['another head', text.replace('"format":1', '"format":2'), 2],
    ];
    for (const [what, content, code] of cases) {
      writeFileSync(file, content);
      const there = join(log.folder, what);
      expect([what, await runImport([out, there], print)]).toEqual([what, code]);
      expect(existsSync(logFiles(there).eventsFile)).toBe(false);
    }
  });

  test('an import that is killed goes on where it stopped', async () => {
    await log.append(1_500);
    await log.sealer.seal();
    const [out, there] = [join(log.folder, 'out'), join(log.folder, 'there')];
    await runExport([log.folder, out], print);
    const partial = `${logFiles(there).eventsFile}.partial`;
    for (let kill = 0; kill < 3; kill += 1) {
      const child = spawn(process.execPath, [cli, 'import', out, there], { stdio: 'ignore' });
      const ended = new Promise<void>((end) => child.once('exit', () => end()));
      while (child.exitCode === null && !(existsSync(`${partial}-wal`) && statSync(`${partial}-wal`).size > 100_000))
        await new Promise((go) => setImmediate(go));
      child.kill('SIGKILL');
      await ended;
    }
    if (!existsSync(logFiles(there).eventsFile)) expect(await runImport([out, there], print)).toBe(0);
    expect(await everything(there)).toEqual(await log.store.readAll({ after: START, limit: 100_000 }));
  });
});
