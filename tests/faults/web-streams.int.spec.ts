import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ownOfFile } from '../support/own.ts';
import { until } from '../support/until.ts';
import { startWeb, type WebAlone } from '../support/web-alone.ts';

const megabytes = 200;
const chunk = Buffer.alloc(1024 * 1024, '一份文件');
const file = () => Readable.from(Array.from({ length: megabytes }, () => chunk));
const hashOf = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of stream) hash.update(part);
  return hash.digest('hex');
};

/** The most memory that a process has had, in megabytes. */
const mostOf = ({ pid }: WebAlone): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('two webs that files go through', () => {
  const own = ownOfFile();
  let webs: readonly WebAlone[];
  /** What the upstream does with a request; and those that ended before they were whole. */
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const cut: string[] = [];
  let expected: string;

  beforeAll(async () => {
    const upstream = createServer((request, response) => {
      request.once('close', () => request.complete || cut.push(request.url ?? ''));
      void answer(request, response);
    });
    await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
    own.closes(() => upstream.close().closeAllConnections());
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    webs = await Promise.all([1, 2].map(() => startWeb(own, url, { SLOW_REQUEST_SECONDS: '1' })));
    expected = await hashOf(file());
  }, 120_000);

  it('pass them on as they come, in both directions at once, and gather nothing', async () => {
    answer = async (request, response) => {
      if (request.method === 'POST') response.end(await hashOf(request));
      else await pipeline(file(), response.writeHead(200, { 'content-length': megabytes * chunk.length }));
    };
    const before = webs.map(mostOf);
    const down = async ({ url }: WebAlone) =>
      hashOf((await fetch(`${url}/file`)).body as unknown as AsyncIterable<Uint8Array>);
    const up = async ({ url }: WebAlone) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const body = Readable.toWeb(file());
      return (await fetch(`${url}/file`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)).text();
    };
    const came = await Promise.all(webs.flatMap((web) => [down(web), up(web)]));
    expect(came).toEqual([expected, expected, expected, expected]);
    webs.forEach((web, at) => {
      expect(mostOf(web) - (before[at] ?? 0)).toBeLessThan(megabytes / 2);
    });
  }, 300_000);

  it('end what comes too slowly, and what it was for', async () => {
    answer = (request) => request.resume();
    const [web] = webs;
    const socket = connect(Number(new URL(web?.url ?? '').port), '127.0.0.1');
    socket.write('POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n');
    const trickle = setInterval(() => socket.write('x'), 200);
    try {
      expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*application\/problem\+json/);
    } finally {
      clearInterval(trickle);
    }
    await until(() => cut.includes('/slow'), 'the upstream to hear that it is over');
  }, 120_000);

  it('end what nobody reads any more', async () => {
    let isOver = false;
    answer = (_request, response) => {
      response.once('close', () => {
        isOver = true;
      });
      pipeline(file(), response).catch(() => undefined);
    };
    const stopping = new AbortController();
    const { body } = await fetch(`${webs[1]?.url}/file`, { signal: stopping.signal });
    await body?.getReader().read();
    expect(isOver).toBe(false);
    stopping.abort();
    await until(() => isOver, 'the upstream to hear that nobody reads');
  }, 120_000);
});
