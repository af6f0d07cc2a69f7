import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseSilentReaders } from './slow-clients.ts';

let server: FastifyInstance;
afterEach(() => server.close());

/** More than what stands between keeps for somebody. */
const large = Buffer.alloc(64 * 1024 * 1024);

async function asking(path: string) {
  server = Fastify();
  refuseSilentReaders(server, 200);
  server.get('/large', () => large);
  server.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 900, 'there')));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return { socket, closed };
}
const connections = () => new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)));

describe('somebody who asks and reads nothing', () => {
  it('is let go, and their place with them', async () => {
    const { socket } = await asking('/large');
    socket.pause();
    while ((await connections()) === 0) await new Promise(setImmediate);
    while ((await connections()) > 0) await new Promise((go) => setTimeout(go, 10));
    socket.destroy();
  });

  it('is not who reads slowly', async () => {
    const { socket, closed } = await asking('/large');
    let taken = 0;
    socket.on('data', (part: Buffer) => {
      taken += part.length;
      // As a bad line does: some of it, and then nothing for a while.
      if (taken % (16 * 1024 * 1024) < part.length) {
        socket.pause();
        setTimeout(() => socket.resume(), 100);
      }
    });
    await closed;
    expect(taken).toBeGreaterThan(large.length);
  });

  it('is not who waits for an answer for longer than that', async () => {
    const { socket, closed } = await asking('/slow');
    let text = '';
    socket.on('data', (part: Buffer) => {
      text += part.toString();
    });
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*there$/);
  });
});
