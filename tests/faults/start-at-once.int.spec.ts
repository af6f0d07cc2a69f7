import { execFile } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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

const begins = `import { newSocket } from ${JSON.stringify(socketModule)}; console.log(newSocket());`;
const begun = async () => {
  const env = { ...process.env, TMPDIR: temporary };
  return (await run(process.execPath, ['--input-type=module', '-e', begins], { env })).stdout.trim();
};

it('servers that start at once on one machine clear away together what killed ones left, and each gets its address', async () => {
  const folder = join(temporary, `talentlog-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { mode: 0o700 });
  for (let left = 0; left < 3_000; left += 1) writeFileSync(join(folder, `${nobody + left}-1.sock`), '');
  const started = await Promise.all(Array.from({ length: 4 }, begun));
  expect(new Set(started).size).toBe(4);
  expect(readdirSync(folder)).toEqual([]);
});

const others: [string, (place: string) => void][] = [
  ['a file', (place) => writeFileSync(place, '')],
  ['a link to nowhere', (place) => symlinkSync(join(temporary, 'nowhere', 'at-all'), place)],
  ['a link to itself', (place) => symlinkSync(place, place)],
  ['a folder that everybody may enter', (place) => mkdirSync(place, { mode: 0o777 })],
];
it.each(others)('a server starts though somebody put %s where its sockets are', async (_what, put) => {
  const place = join(temporary, `talentlog-${process.getuid?.() ?? 0}`);
  put(place);
  if (lstatSync(place).isDirectory()) chmodSync(place, 0o777);
  const socket = await begun();
  expect(socket).toMatch(/[/]talentlog-[^/]+[/]\d+-1\.sock$/);
  const { mode } = statSync(dirname(socket));
  expect([dirname(socket) === place, mode & 0o777]).toEqual([false, 0o700]);
});
