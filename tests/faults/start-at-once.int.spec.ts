import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const run = promisify(execFile);
const socketModule = pathToFileURL(resolve(import.meta.dirname, '../../infra/standalone/dist/threads/socket.js')).href;
/** Above any number a process of Linux may have. */
const nobody = 4_194_305;

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'talentlog-'));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true }));

it('servers that start at once on one machine clear away together what killed ones left, and each gets its address', async () => {
  const folder = join(temporary, `talentlog-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { mode: 0o700 });
  for (let left = 0; left < 3_000; left += 1) writeFileSync(join(folder, `${nobody + left}-1.sock`), '');
  const begins = `import { newSocket } from ${JSON.stringify(socketModule)}; console.log(newSocket());`;
  const started = await Promise.all(
    Array.from({ length: 4 }, () =>
      run(process.execPath, ['--input-type=module', '-e', begins], { env: { ...process.env, TMPDIR: temporary } }),
    ),
  );
  expect(new Set(started.map(({ stdout }) => stdout.trim())).size).toBe(4);
  expect(readdirSync(folder)).toEqual([]);
});
