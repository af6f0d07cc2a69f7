import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { type CheckedAddress, type WebhookPostOptions, webhookPost } from '@talentlog/runtime';
import { freePort } from '../../support/free-port.mjs';
import { ownOfEachTest } from '../../support/own.ts';
import { says, secretOf, startReceiver } from './receiver.ts';

const own = ownOfEachTest();
/** For who is waited for in vain; anybody else has the usual time, however busy this machine is. */
const hasty = { timeoutMs: 400 };
const call = (url: string, secrets: readonly string[] = [secretOf(1)]) => ({
  url,
  id: 'e7/0',
  body: '{"name":"林晓"}',
  contentType: 'application/cloudevents+json',
  secrets,
});
/** What may call this machine, as tests must. */
const here = (more: WebhookPostOptions = {}) => webhookPost({ networks: ['127.0.0.0/8'], ...more });
const resolvesTo =
  (...addresses: readonly string[]) =>
  async (): Promise<CheckedAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('a webhook', () => {
  test('is believed by who checks it with the published library, with its body and its id', async () => {
    const receiver = await startReceiver(own);
    expect(await here().post(call(receiver.url))).toEqual({ outcome: 'taken', answer: 'answered', status: 204 });
    expect(receiver.believed).toMatchObject([
      { id: 'e7/0', body: '{"name":"林晓"}', headers: { 'content-type': 'application/cloudevents+json' } },
    ]);
  });

  test('that is signed by two secrets is believed by who knows either, and by nobody else', async () => {
    const receiver = await startReceiver(own);
    const signed = call(receiver.url, [secretOf(1), secretOf(2)]);
    for (const known of [1, 2, 3]) {
      receiver.knows(secretOf(known));
      await here().post(signed);
    }
    expect([receiver.believed.length, receiver.doubted.length]).toEqual([2, 1]);
  });

  test('that was signed an hour ago by our clock is not believed: it says when it left', async () => {
    const receiver = await startReceiver(own);
    const slow = here({ now: () => new Date(Date.now() - 3_600_000) });
    expect(await slow.post(call(receiver.url))).toMatchObject({ outcome: 'failed', status: 401 });
  });

  test.each([
    [says(200), { outcome: 'taken', status: 200 }],
    [says(410), { outcome: 'gone', status: 410 }],
    [says(400), { outcome: 'failed', status: 400 }],
    [says(500), { outcome: 'failed', status: 500 }],
    [says(429, { 'retry-after': '7' }), { outcome: 'failed', status: 429, retryAfterMs: 7_000 }],
  ])('is answered, case %#', async (answer, expected) => {
    const receiver = await startReceiver(own);
    receiver.answers(answer);
    expect(await here().post(call(receiver.url))).toEqual({ answer: 'answered', ...expected });
  });

  test.each([
    ['would speak another way', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', 101],
    ['says that it goes on, and goes', 'HTTP/1.1 100 Continue\r\n\r\n', undefined],
    ['tells of what is to come, and goes', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', undefined],
  ])('of who %s is over at once', async (_what, words, status) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(words));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    own.closes(() => new Promise((closed) => server.close(closed)));
    const { port } = server.address() as AddressInfo;
    expect(await here().post(call(`http://127.0.0.1:${port}/`))).toEqual(
      status === undefined ? { outcome: 'failed', answer: 'cut' } : { outcome: 'failed', answer: 'answered', status },
    );
  });

  test('of who says that it goes on and then nothing is given up in time', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write('HTTP/1.1 100 Continue\r\n\r\n'));
      own.closes(() => socket.destroy());
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    own.closes(() => new Promise((closed) => server.close(closed)));
    const { port } = server.address() as AddressInfo;
    expect(await here(hasty).post(call(`http://127.0.0.1:${port}/`))).toEqual({ outcome: 'failed', answer: 'silent' });
  });

  test('follows no redirect', async () => {
    const [receiver, inner] = [await startReceiver(own), await startReceiver(own)];
    for (const status of [301, 302, 307, 308]) {
      receiver.answers(says(status, { location: inner.url }));
      expect(await here().post(call(receiver.url))).toEqual({ outcome: 'failed', answer: 'answered', status });
    }
    expect(inner.believed).toEqual([]);
  });

  test('is given up when nobody answers in time, when the line is cut, and when nobody listens', async () => {
    const receiver = await startReceiver(own);
    receiver.answers(() => undefined);
    expect(await here(hasty).post(call(receiver.url))).toEqual({ outcome: 'failed', answer: 'silent' });
    receiver.answers((response) => void response.socket?.destroy());
    expect(await here().post(call(receiver.url))).toEqual({ outcome: 'failed', answer: 'cut' });
    const nobody = `http://127.0.0.1:${await freePort()}/`;
    expect(await here().post(call(nobody))).toEqual({ outcome: 'failed', answer: 'unreachable' });
    const never = here({ ...hasty, resolve: () => new Promise(() => undefined) });
    expect(await never.post(call('http://hooks.example/'))).toEqual({ outcome: 'failed', answer: 'silent' });
  });

  test('does not listen to an answer without end', async () => {
    const receiver = await startReceiver(own);
    const ended = new Promise<number>((told) => {
      receiver.answers((response) => {
        let sent = 0;
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
        };
        response.on('drain', more).on('close', () => told(sent));
        more();
      });
    });
    expect(await here().post(call(receiver.url))).toMatchObject({ outcome: 'taken', status: 200 });
    // What lies in the buffers of both sides besides.
    expect(await ended).toBeLessThan(16 * 1024 * 1024);
  });

  test('to a server that speaks no TLS says so', async () => {
    const receiver = await startReceiver(own);
    const answer = await here().post(call(receiver.url.replace('http:', 'https:')));
    expect(answer).toEqual({ outcome: 'failed', answer: 'bad-certificate' });
  });
});

describe('where a webhook never goes', () => {
  const strict = (resolve?: () => Promise<CheckedAddress[]>) => webhookPost(resolve === undefined ? {} : { resolve });

  test.each([
    ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '0', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['169.254.169.254', '10.0.0.1', '[fe80::1]', '[64:ff9b::7f00:1]', 'localhost'],
  ])('%s', async (host) => {
    const heard: unknown[] = [];
    const server = createServer((socket) => void heard.push(socket.destroy()));
    await new Promise<void>((listening) => server.listen(0, listening));
    own.closes(() => new Promise((closed) => server.close(closed)));
    const { port } = server.address() as { port: number };
    for (const scheme of ['http', 'https'])
      expect(await strict().post(call(`${scheme}://${host}:${port}/`))).toEqual({
        outcome: 'failed',
        answer: 'private-address',
      });
    expect(heard).toEqual([]);
  });

  test('a name that has a private address, beside public ones too', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.8'], ['2606:4700::1', '::ffff:10.0.0.1']])
      expect(await strict(resolvesTo(...addresses)).post(call('https://hooks.example/'))).toEqual({
        outcome: 'failed',
        answer: 'private-address',
      });
  });

  test('a public address without encryption; a name that nobody has', async () => {
    expect(await strict(resolvesTo('93.184.215.14')).post(call('http://hooks.example/'))).toMatchObject({
      answer: 'not-encrypted',
    });
    expect(await strict(resolvesTo()).post(call('https://hooks.example/'))).toMatchObject({ answer: 'unknown-name' });
    const noName = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await strict(noName).post(call('https://hooks.example/'))).toMatchObject({ answer: 'unknown-name' });
  });

  test('another address than the one that was looked at: the name server is asked once', async () => {
    const receiver = await startReceiver(own);
    const answers = ['127.0.0.1', '127.0.0.2'];
    let asked = 0;
    const rebinding = here({ resolve: () => resolvesTo(answers[asked++] ?? '')() });
    const url = `http://rebinding.example:${receiver.port}/`;
    expect(await rebinding.post(call(url))).toMatchObject({ outcome: 'taken' });
    expect(asked).toBe(1);
    expect(receiver.believed[0]?.headers.host).toBe(`rebinding.example:${receiver.port}`);
  });
});
