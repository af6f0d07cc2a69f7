import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Server, startServer } from '../support/server.ts';

const client = new URL('../../web/dist/client/', import.meta.url);

describe('a script of the site', () => {
  let server: Server;
  let path = '';
  const get = async (encodings: string) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': encodings } });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };
  beforeAll(async () => {
    server = await startServer();
    const page = await (await fetch(`${server.url}/social/jobs`)).text();
    path = /type="module"[^>]*src="([^"]+)"/.exec(page)?.[1] ?? '';
  });
  afterAll(() => server.stop());

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('comes to who takes %s as %s, and says the same', async (accepted, encoding) => {
    const { answer, body } = await get(accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary') ?? '').toMatch(/accept-encoding/i);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(body.equals(readFileSync(new URL(path.replace('/assets/', ''), client)))).toBe(true);
  });

  it('has the size that was made of it at build', async () => {
    const { answer } = await get('br');
    const made = readFileSync(new URL(`${path.replace('/assets/', '')}.br`, client));
    expect(Number(answer.headers.get('content-length'))).toBe(made.length);
  });
});
