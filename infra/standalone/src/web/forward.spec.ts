import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Script, webs, whole } from './scripted-upstream.fixture.ts';

const { before, close } = webs();
afterEach(close);
const answers: Script = (_request, socket) => void socket.write(whole('there'));
/** A request as somebody writes it who wants it so. */
const written = async ({ url }: { url: string }, line: string, ...headers: string[]): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write([`${line} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n'));
  return text(socket);
};
const linesOf = (head = ''): string[] => head.split('\r\n\r\n')[0]?.split('\r\n') ?? [];

describe('what is passed on', () => {
  it.each([
    '//evil.example/x',
    '/a/../../b',
    '/a%2f..%2fb',
    '/api/queries/x?next=http://evil.example/',
    '/\\evil.example',
  ])('is asked of the one upstream under the path as it came: %s', async (path) => {
    const front = await before(answers);
    expect(await written(front, `GET ${path}`, 'host: talent.example')).toContain('there');
    expect(front.asked.map((head) => linesOf(head)[0])).toEqual([`GET ${path} HTTP/1.1`]);
  });

  it.each(['GET http://evil.example/x', 'GET https://evil.example', 'OPTIONS *'])(
    'is no address of somebody else: %s',
    async (line) => {
      const front = await before(answers);
      expect(await written(front, line, 'host: evil.example')).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(front.asked).toEqual([]);
    },
  );

  const sent = [
    'host: talent.example',
    'origin: https://talent.example',
    'cookie: a=1; b=2',
    'x-forwarded-for: 10.1.1.1, 203.0.113.9',
    'x-forwarded-host: evil.example',
    'forwarded: for=10.1.1.1',
    'traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    'te: trailers',
    'connection: x-of-connection',
    'x-of-connection: 1',
  ];
  it.each([
    ['nobody is believed', [], '127.0.0.1', false],
    ['a proxy of ours', ['127.0.0.1'], '203.0.113.9', true],
  ])('says where it came from: %s', async (_who, proxies, from, hasTrace) => {
    const front = await before(answers, { proxies });
    await written(front, 'GET /', ...sent);
    const [, ...lines] = linesOf(front.asked[0]);
    const kept = [`x-forwarded-for: ${from}`, ...sent.slice(0, 3), ...(hasTrace ? [sent[6]] : [])];
    expect(lines.filter((line) => !line.toLowerCase().startsWith('connection:'))).toEqual(kept);
  });

  it('is no question about the machine behind, which would be asked by us', async () => {
    const front = await before(answers);
    for (const path of ['/api/metrics', '/api/%6detrics', '/api/metrics?x'])
      expect(await written(front, `GET ${path}`, 'host: x')).toContain('HTTP/1.1 404');
    expect(front.asked).toEqual([]);
  });

  it('comes as it is sent, in both directions', async () => {
    const { url, asked } = await before((request, socket) => {
      if (request.startsWith('POST')) socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      if (request.includes('first')) socket.write('5\r\nheard\r\n');
      if (request.includes('second')) socket.write('4\r\nover\r\n0\r\n\r\n');
    });
    let send: (chunk: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (chunk) => controller.enqueue(new TextEncoder().encode(chunk));
        send('first');
      },
      pull(controller) {
        if (asked.some((request) => request.includes('second'))) controller.close();
      },
    });
    const answer = await fetch(`${url}/api/files`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('heard');
    send('second');
    expect((await reader?.read())?.value).toBe('over');
  });
});

describe('a body', () => {
  const inside = 'GET /api/metrics HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 127.0.0.1\r\n\r\n';
  const chunked = `${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`;
  const bodies: Readonly<Record<string, readonly [readonly string[], string]>> = {
    'in chunks': [['transfer-encoding: chunked'], chunked],
    'of a length': [[`content-length: ${inside.length}`], inside],
    'whose length is said to be of the connection': [
      [`content-length: ${inside.length}`, 'connection: content-length'],
      inside,
    ],
    'whose chunks are said to be of the connection': [
      ['transfer-encoding: chunked', 'connection: transfer-encoding, content-type'],
      chunked,
    ],
  };
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const all = methods.flatMap((method) => Object.keys(bodies).map((kind) => [method, kind] as const));

  it.each(all)('of %s %s is no request of its own to who is asked', async (method, kind) => {
    const [lines, body] = bodies[kind] as NonNullable<(typeof bodies)[string]>;
    const requests: string[] = [];
    const upstream = createServer((request, answer) => {
      void text(request).then((came) => {
        requests.push(`${request.method} ${request.url} ${request.headers.cookie} ${came === inside}`);
        answer.end('there');
      });
    });
    const front = await before(answers, { upstream });
    const { port } = new URL(front.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = [`${method} /first HTTP/1.1`, 'host: x', ...lines];
    socket.write([...head, '', body].join('\r\n'));
    // Somebody else, on the connection that the first one left.
    const first = await new Promise((resolve) => socket.once('data', resolve));
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    expect(await (await fetch(`${front.url}/second`, { headers: { cookie: 'a=1' } })).text()).toBe('there');
    expect(requests).toEqual([`${method} /first undefined true`, 'GET /second a=1 false']);
  });
});

describe('a web that stops', () => {
  it('answers what is under way and ends streams, and takes nothing more', async () => {
    let answerLater: () => void = () => undefined;
    const front = await before((request, socket) => {
      if (request.includes('/api/live'))
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n: on\n\n');
      else answerLater = () => socket.write(whole('done'));
    });
    const live = (await fetch(`${front.url}/api/live`)).body?.getReader();
    await live?.read();
    const slow = fetch(`${front.url}/slow`);
    while (front.asked.length < 2) await new Promise((go) => setImmediate(go));
    const stopped = front.stopWeb();
    await expect(live?.read()).rejects.toThrow();
    answerLater();
    expect(await (await slow).text()).toBe('done');
    await stopped;
    await expect(fetch(`${front.url}/more`)).rejects.toThrow();
  });
});
