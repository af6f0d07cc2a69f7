import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { Line } from './line.ts';
import { StreamPort } from './stream-port.ts';

interface Theirs {
  echo(words: string): Promise<string>;
}
const opened: { close?(): void; destroy?(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) (one.destroy ?? one.close)?.call(one);
});

async function pair(): Promise<readonly [Socket, Socket]> {
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\stream-port-${process.pid}`
      : join(tmpdir(), `stream-port-${process.pid}`);
  const server = createServer();
  opened.push(server);
  await new Promise<void>((listening) => server.listen(path, listening));
  const theirs = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const mine = connect(path);
  opened.push(mine, await theirs);
  return [mine, await theirs];
}

test('messages of any length arrive whole and in order, with every sign', async () => {
  const [mine, theirs] = await pair();
  new Line<object>(new StreamPort(theirs), { echo: async (words: string) => words });
  const line = new Line<Theirs>(new StreamPort(mine), {});
  const words = ['', '一\n二\u2028三', 'x'.repeat(300_000), '人'.repeat(100_000), '"\\'];
  expect(await Promise.all(words.map((one) => line.ask('echo', one)))).toEqual(words);
});

test.each([
  ['what is no JSON', 'nonsense\n'],
  ['what is no message', 'null\n'],
  ['what cannot be done, and waits for no answer', '{"kind":"asked","name":"nothing"}\n'],
  ['too much before they are trusted', 'x'.repeat(1001)],
])('who says %s is hung up on', async (_what, said) => {
  const [mine, theirs] = await pair();
  const ended = new Promise((resolve) => mine.once('close', resolve));
  new Line<object>(new StreamPort(theirs, { untilTrusted: 1000 }), {});
  mine.resume();
  mine.write(said);
  await ended;
});

test('who is trusted may say more', async () => {
  const [mine, theirs] = await pair();
  const port = new StreamPort(theirs, { untilTrusted: 1000 });
  port.trust();
  new Line<object>(port, { echo: async (words: string) => words });
  const words = 'x'.repeat(5000);
  expect(await new Line<Theirs>(new StreamPort(mine), {}).ask('echo', words)).toBe(words);
});

test('what is said to who is gone is lost', async () => {
  const [mine, theirs] = await pair();
  const ended = new Promise((resolve) => mine.once('close', resolve));
  theirs.destroy();
  await ended;
  expect(() => new StreamPort(mine).postMessage('hello')).not.toThrow();
});
