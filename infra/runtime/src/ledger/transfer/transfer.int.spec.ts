import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../event-store/port.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/store.ts';
import { logFiles } from '../log-files.ts';
import { sealedLogOfEachTest } from '../sealed-log.fixture.ts';
import { verify } from '../verify.ts';
import { runExport, runImport } from './commands.ts';

const cli = fileURLToPath(new URL('../../../../cli/dist/main.js', import.meta.url));

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

const cutAfter = (text: string, count: number): string => `${text.split('\n').slice(0, count).join('\n')}\n`;

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
      ['a hash taken away', text.replace(/"hash":"[0-9a-f]+","events"/, '"hash":null,"events"'), 1],
      [
        'an id twice',
        text.replace(rows[8]?.match(/"id":"[^"]+"/)?.[0] ?? '', rows[5]?.match(/"id":"[^"]+"/)?.[0] ?? ''),
        2,
      ],
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

  test('what was refused stands in nobody’s way: the good export goes into the same folder', async () => {
    await log.append(60);
    await log.sealer.seal();
    const [out, there] = [join(log.folder, 'out'), join(log.folder, 'there')];
    await runExport([log.folder, out], print);
    const file = join(out, 'log.ndjson');
    const text = readFileSync(file, 'utf8');
    const id = /"id":"[^"]+"/g;
    const [first = '', second = ''] = text.match(id) ?? [];
    const refused: [string, string, RegExp, number][] = [
      [
        'a changed word',
        text.replace('\\"n\\":7', '\\"n\\":8'),
        /^First bad position: 8: .*\n.*Nothing was put into .*there\./m,
        1,
      ],
      ['the other half of the ids', text.replace(second, first), /event 1 and event 60 something stands twice/, 2],
      [
        'an end too soon, after another digest',
        cutAfter(text.replace(/"digest":"./, '"digest":"z'), 20),
        /has no end/,
        2,
      ],
      ['a line of nobody', text.replace('{"commit"', '{"commie"'), /line 2 is no line of an export/, 2],
      ['no JSON', text.replace('{"commit"', '{commit'), /line 2 is no line of an export/, 2],
    ];
    for (const [what, content, words, code] of refused) {
      writeFileSync(file, content);
      lines.length = 0;
      expect([what, await runImport([out, there], print), lines.join('\n')]).toEqual([
        ...[what, code, expect.stringMatching(words)],
      ]);
      expect(lines.join()).not.toMatch(/backup/);
    }
    writeFileSync(file, text);
    expect(await runImport([out, there], print)).toBe(0);
    expect(await everything(there)).toEqual(await log.store.readAll({ after: START, limit: 100_000 }));
    expect(readdirSync(there).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('a line that is longer than any commit is said to be so', async () => {
    const [out, there] = [join(log.folder, 'out'), join(log.folder, 'there')];
    await runExport([log.folder, out], print);
    const file = join(out, 'log.ndjson');
    const head = readFileSync(file, 'utf8').split('\n')[0];
    writeFileSync(file, `${head}\n`);
    // Zeros that take no room on the disk.
    truncateSync(file, 600_000_000);
    lines.length = 0;
    expect(await runImport([out, there], print)).toBe(2);
    expect(lines.join()).toMatch(/log\.ndjson is no export: the line that begins at byte 31 is longer than any commit/);
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
