import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { openEdge } from './open-edge.ts';

/** Sends the bytes and reads until the server ends the connection: status, and the document it answered with. */
async function sent(bytes: string, server: Parameters<typeof openEdge>[0] = {}) {
  const { app } = await openEdge(server);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}
const document = (status: number, code: string) => ({
  type: `https://talentlog.dev/problems/${code}`,
  title: code,
  status,
  code,
  traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
});
const asProblem = /^content-type: application\/problem\+json/im;

describe('what is refused before there is a route is a problem document', () => {
  it.each([
    ['an address of broken percent signs', '/api/questions/%E0%A4%A', 400, 'common.invalid'],
    ['a part of an address that is too long', `/questions/${'x'.repeat(400)}`, 414, 'common.too_large'],
  ])('%s', async (_what, url, status, code) => {
    const { get } = await openEdge();
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual(document(status, code));
  });

  it.each([
    ['what is no request', 'nonsense\r\n\r\n', 400, 'common.invalid'],
    ['too long a head', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'common.too_large'],
    ['too long an address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'common.too_large'],
  ])('%s', async (_what, bytes, status, code) => {
    const { head, body } = await sent(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(asProblem);
    expect(body).toEqual(document(status, code));
  });

  it('a request that does not end', async () => {
    const http = { connectionsCheckingInterval: 20, headersTimeout: 50 };
    const begun = 'POST /writes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
    const { head, body } = await sent(begun, { server: { requestTimeout: 60, http } });
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(head).toMatch(asProblem);
    expect(body).toEqual(document(408, 'common.unavailable'));
  });
});
