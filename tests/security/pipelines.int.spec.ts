import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { companyOfFile } from '../support/company-of-file.ts';

const constantTexts = ['/api/openapi.json', '/api/asyncapi.json'];

/** Large answers that are the same for everybody cost nothing per request, and nobody asks for many without reading them. */
describe('one connection that asks without reading', () => {
  const here = companyOfFile();
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open) socket.destroy();
  });
  const connected = (): Socket => {
    const { hostname, port } = new URL(here.server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    open.push(socket);
    return socket;
  };
  const asking = (path: string, count: number) =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n`.repeat(count);

  it.each([...constantTexts, '/staff', '/api/health', '/api/nothing', '/api/session'])(
    'is ended at %s before it holds a hundred answers',
    async (path) => {
      const socket = connected();
      socket.write(asking(path, 200));
      // The client never ends it: the server does.
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.resume();
      await ended;
      expect(socket.destroyed).toBe(true);
      expect((await fetch(`${here.server.url}/api/health/live`)).status).toBe(200);
    },
  );

  it('gets the same text in each encoding it takes', async () => {
    for (const path of constantTexts) {
      const plain = await raw(path, 'identity');
      expect(JSON.parse(plain.body.toString('utf8'))).toMatchObject({ info: { title: expect.any(String) } });
      for (const [accepted, encoding, unpack] of [
        ['br', 'br', brotliDecompressSync],
        ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ] as const)
        for (let n = 0; n < 2; n += 1) {
          const { head, body } = await raw(path, accepted);
          expect(head).toMatch(new RegExp(`^content-encoding: ${encoding}\\r$`, 'im'));
          expect(head).toMatch(/^vary: accept-encoding\r$/im);
          expect(unpack(body).equals(plain.body)).toBe(true);
        }
    }
  });

  const raw = async (path: string, accepted: string) => {
    const socket = connected();
    socket.setEncoding('latin1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\nconnection: close\r\n\r\n`);
    const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
    return { head: `${head}\r`, body: Buffer.from(rest.join('\r\n\r\n'), 'latin1') };
  };
});
