import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connected, stopConnected } from '../support/connected.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

/** Streams that guests of one network may have. */
const places = 30;

describe('streams asked for one behind the other', () => {
  let server: Server;

  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(() => stopConnected(server));

  /** Asks for the same this often on one connection, and reads the first of it. */
  const piped = async (path: string, times: number): Promise<Socket> => {
    const socket = await connected(server.url);
    const begun = new Promise((there) => socket.once('data', there));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times));
    await begun;
    return socket;
  };
  const listens = async (): Promise<boolean> => {
    const socket = await connected(server.url);
    const first = new Promise<Buffer>((there) => socket.once('data', there));
    socket.write('GET /api/live HTTP/1.1\r\nhost: x\r\n\r\n');
    const is = (await first).toString().startsWith('HTTP/1.1 200');
    if (!is) socket.destroy();
    return is;
  };

  it('streams that were asked for on one connection take one place, and give it back when that breaks', async () => {
    const sockets = await Promise.all([20, 20].map((times) => piped('/api/live', times)));
    for (let n = 2; n < places; n += 1) expect(await listens()).toBe(true);
    expect(await listens()).toBe(false);
    for (const socket of sockets) socket.resetAndDestroy();
    for (let n = 0; n < 2; n += 1) await until(listens, 'a place to be given back');
  }, 60_000);

  it('who waits with too much behind a stream is hung up on', async () => {
    const socket = await connected(server.url);
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.resume().write('GET /api/live HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
    await gone;
  }, 60_000);
});
