import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { onlyWhole } from './sockets.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A connection to somebody who says what a test has it say. */
async function talk() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = onlyWhole(connect((server.address() as AddressInfo).port, '127.0.0.1'));
  const [far] = (await once(server, 'connection')) as [Socket];
  ends.push(() => {
    near.destroy();
    far.destroy();
    server.close();
  });
  const heard: string[] = [];
  near.on('data', (chunk: Buffer) => heard.push(chunk.toString('latin1')));
  return {
    heard,
    near,
    far,
    say: async (...parts: Buffer[]) => {
      for (const part of parts) {
        far.write(part);
        // So that it arrives by itself.
        await new Promise((turn) => setTimeout(turn, 10));
      }
    },
  };
}

const answer = (text: string): Buffer => {
  const size = Buffer.alloc(4);
  size.writeInt32BE(text.length);
  return Buffer.concat([size, Buffer.from(text, 'latin1')]);
};
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((turn) => setTimeout(turn, 5));
};

test('answers are handed on whole, however they arrive', async () => {
  const { heard, say } = await talk();
  const [first, second, empty] = [answer('first'), answer('second one'), answer('')];
  await say(first.subarray(0, 2), first.subarray(2, 6), Buffer.concat([first.subarray(6), second.subarray(0, 9)]));
  await say(Buffer.concat([second.subarray(9), empty, first]), answer('x'.repeat(300_000)));
  await until(() => heard.join('').length === 4 * 5 + 5 + 10 + 5 + 300_000);
  expect(heard.slice(0, 2)).toEqual([
    first.toString('latin1'),
    Buffer.concat([second, empty, first]).toString('latin1'),
  ]);
});

test('of one that is cut off nothing is handed on, and the end is told', async () => {
  const { heard, near, far, say } = await talk();
  const ended = once(near, 'end');
  await say(answer('whole'), answer('never whole').subarray(0, 8));
  far.end();
  await ended;
  expect(heard).toEqual([answer('whole').toString('latin1')]);
});

test.each([
  ['a web server', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['somebody who counts below nothing', '\u00ff\u00ff\u00ff\u00fe'],
])('%s is no broker, and is left at once', async (_, said) => {
  const { near, say } = await talk();
  const failed = once(near, 'error');
  await say(Buffer.from(said, 'latin1'));
  expect(String(await failed)).toMatch(/does not speak as a Kafka broker/);
});
