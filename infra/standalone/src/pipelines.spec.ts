import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { refusePipelines } from './pipelines.ts';

let server: FastifyInstance;
let answered = 0;
beforeEach(async () => {
  answered = 0;
  server = fastify();
  refusePipelines(server);
  server.get('/', async () => {
    answered += 1;
    return 'good';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const socketTo = () => connect((server.server.address() as AddressInfo).port, '127.0.0.1');
const asking = (count: number, last = '') =>
  `${'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count - 1)}GET / HTTP/1.1\r\nhost: x\r\n${last}\r\n`;
const goods = (heard: string) => heard.split('good').length - 1;

test('twenty requests at once on one connection are answered', async () => {
  const socket = socketTo();
  socket.write(asking(20, 'connection: close\r\n'));
  expect(goods(await text(socket))).toBe(20);
});

test('more end the connection, and none of those beyond is begun', async () => {
  const socket = socketTo();
  socket.on('error', () => undefined);
  socket.write(asking(500));
  await new Promise((closed) => socket.once('close', closed).resume());
  expect(answered).toBeLessThanOrEqual(20);
});

test('a connection that waits for its answers may ask as often as it likes', async () => {
  const socket = socketTo();
  let heard = '';
  for (let n = 1; n <= 100; n += 1) {
    socket.write(asking(1));
    while (goods(heard) < n) heard += String(await new Promise((came) => socket.once('data', came)));
  }
  expect(answered).toBe(100);
  socket.destroy();
});
