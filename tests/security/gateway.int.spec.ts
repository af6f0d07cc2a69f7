import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connected, stopConnected } from '../support/connected.ts';
import { type Server, startServer } from '../support/server.ts';

describe('between the edge and the queries', () => {
  let server: Server;

  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(() => stopConnected(server));

  /** Status of what these lines of a head ask for, by themselves on a connection. */
  const status = async (path: string, lines: readonly string[] = []): Promise<number> => {
    const socket = await connected(server.url);
    socket.write([`GET ${path} HTTP/1.1`, 'host: x', 'connection: close', ...lines, '', ''].join('\r\n'));
    return Number(/^HTTP\/1.1 (\d+)/.exec(await text(socket))?.[1]);
  };
  it('answers a head of a thousand lines, and the longest one that the edge takes', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => `x${n}: 1`);
    const long = [`x: ${'x'.repeat(16_330)}`];
    for (const path of ['/social/jobs', '/api/queries/jobList'])
      for (const lines of [many, long]) expect(await status(path, lines)).toBe(200);
    expect(await status(`/personal/delivery_records?x=${'%22'.repeat(5000)}`)).toBe(302);
    expect(server.complaints()).toBe('');
  }, 60_000);

  it('shows the page of what is not there for addresses that look like other hosts', async () => {
    const addresses = ['//', '///', '//:80', '//a:b', '//[', '//a@b:99999/x', '/\\', '//evil.example/social/jobs'];
    for (const address of addresses)
      expect({ address, status: await status(address) }).toEqual({ address, status: 404 });
  }, 60_000);

  it('serves no shell and no lists of files as assets', async () => {
    for (const name of ['staff.html', 'manifest.public.json', 'manifest.staff.json'])
      expect({ name, status: await status(`/assets/${name}`) }).toEqual({ name, status: 404 });
    const shell = await (await fetch(`${server.url}/staff`)).text();
    const loaded = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(loaded.length).toBeGreaterThan(1);
    for (const path of loaded) expect({ path, status: await status(path) }).toEqual({ path, status: 200 });
  }, 60_000);

  it('has no answer for whoever reaches the socket of the queries without the key', async () => {
    const folder = join(tmpdir(), `talentlog-${process.getuid?.() ?? 0}`);
    const name = readdirSync(folder).find((one) => one.startsWith(`${server.pid}-`)) ?? '';
    const asked = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        const options = { socketPath: join(folder, name), path: '/api/queries/jobList', headers };
        const sent = request(options, (answer) => resolve(answer.resume().statusCode));
        sent.on('error', reject).end();
      });
    for (const key of ['', 'x', 'x'.repeat(43)])
      expect(await asked({ 'x-forwarded-for': '203.0.113.9', 'x-talentlog-gate': key })).toBe(403);
    expect(await status('/api/queries/jobList', ['x-talentlog-gate: x'])).toBe(200);
  }, 60_000);
});
