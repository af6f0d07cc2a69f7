import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Script, webs, whole } from './scripted-upstream.fixture.ts';

const { before, close } = webs();
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await close();
});

/** A connection on which something is asked, and what came back so far. */
function asking({ url }: { readonly url: string }, request: string, from = '127.0.0.1') {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: from });
  opened.push(socket);
  let text = '';
  let isOver = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('close', () => {
    isOver = true;
  });
  socket.write(request);
  return { socket, text: () => text, isOver: () => isOver };
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((go) => setTimeout(go, 2));
};

/** Answers by hand, in any order. */
function byHand() {
  const waiting = new Map<string, Socket>();
  const script: Script = (request, socket) => void waiting.set(/^\w+ (\S+)/.exec(request)?.[1] ?? '', socket);
  return { waiting, script, answer: (path: string) => waiting.get(path)?.write(whole(`answer ${path}`)) };
}

describe('more than it may ask of the upstream at once', () => {
  it('wait for a connection to be free, in the order they came', async () => {
    const { script, waiting, answer } = byHand();
    const front = await before(script, { upstreamConnections: 2, proxies: ['127.0.0.1'] });
    const asked = ['a', 'b', 'c'].map((name, n) =>
      fetch(`${front.url}/${name}`, { headers: { 'x-forwarded-for': `10.0.0.${n}` } }).then((one) => one.text()),
    );
    await until(() => waiting.size === 2);
    const [first = '', second = ''] = waiting.keys();
    answer(first);
    await until(() => waiting.size === 3);
    expect(front.open()).toBe(2);
    for (const path of waiting.keys()) if (path !== first) answer(path);
    expect((await Promise.all(asked)).sort()).toEqual(['answer /a', 'answer /b', 'answer /c']);
    expect(second).not.toBe('');
  });

  it('are told to come again where none is free for long, and health says so', async () => {
    const { script, waiting } = byHand();
    const front = await before(script, { upstreamConnections: 1, connecting: 100, proxies: ['127.0.0.1'] });
    const stuck = asking(front, get('/stuck'));
    await until(() => waiting.size === 1);
    const from = { headers: { 'x-forwarded-for': '10.0.0.7' } };
    const page = await fetch(`${front.url}/social/jobs`, from);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toContain('服务暂时不可用');
    const health = await fetch(`${front.url}/api/health/ready`, from);
    expect([health.status, await health.json()]).toMatchObject([503, { parts: { upstream: { cause: 'full' } } }]);
    expect(front.told).toEqual([expect.stringContaining('UPSTREAM_CONNECTIONS')]);
    expect((await fetch(`${front.url}/api/health/live`)).status).toBe(200);
    // Who goes away gives theirs back.
    stuck.socket.destroy();
    const next = asking(front, get('/next'));
    await until(() => waiting.has('/next'));
    expect(next.isOver()).toBe(false);
  });

  it.each(['POST', 'GET', 'DELETE'])(
    'are none of those of %s that were answered before all of them came',
    async (method) => {
      const early = 'HTTP/1.1 415 Unsupported Media Type\r\ncontent-length: 2\r\n\r\nno';
      const front = await before((_request, socket) => void socket.write(early), { upstreamConnections: 8 });
      const half = `${method} /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 500000\r\n\r\nabc`;
      for (let n = 0; n < 20; n += 1) {
        const one = asking(front, half);
        await until(() => one.text().includes('no'));
        await until(one.isOver);
      }
      await until(() => front.open() === 0);
      const next = asking(front, get('/next'));
      await until(() => next.text() !== '');
      expect(next.text()).toMatch(/^HTTP\/1\.1 415 /);
    },
  );

  it('are half of them one address, which is told that it asks too much', async () => {
    const { script, waiting } = byHand();
    const front = await before(script, { upstreamConnections: 4 });
    const mine = ['/1', '/2', '/3'].map((path) => asking(front, get(path)));
    await until(() => mine.some(({ text }) => text() !== ''));
    expect(mine.map(({ text }) => text().slice(9, 12)).filter(Boolean)).toEqual(['429']);
    const other = asking(front, get('/other'), '127.0.0.2');
    await until(() => waiting.has('/other'));
    expect(other.text()).toBe('');
  });
});

describe('more connections than it takes', () => {
  it.each([
    ['of one address', { webConnections: 4 }, '127.0.0.1', 3],
    ['of all, behind a proxy of ours', { webConnections: 3, proxies: ['127.0.0.1'] }, '127.0.0.1', 4],
  ])('%s are told to come again, and the others are answered', async (_whose, more, from, first) => {
    const front = await before((_request, socket) => void socket.write(whole('there')), more);
    // Each is half a request, so that none is idle.
    const held = Array.from({ length: first - 1 }, () => asking(front, 'GET /slow HTTP/1.1\r\nhost', from));
    await until(() => held.every(({ socket }) => !socket.connecting));
    const refused = asking(front, get('/more'), from);
    await until(refused.isOver);
    expect(refused.text()).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused.text().toLowerCase()).toContain('connection: close');
    // Who watches the process is answered all the same.
    const live = asking(front, get('/api/health/live'), from);
    await until(() => live.text() !== '');
    expect(live.text()).toMatch(/^HTTP\/1\.1 200 /);
    live.socket.destroy();
    for (const { socket } of held) socket.write(': x\r\n\r\n');
    await until(() => held.every(({ text }) => text().includes('there')));
  });

  it('of one address take the place of nobody else, however many they are, and far over its share are closed', async () => {
    const front = await before((_request, socket) => void socket.write(whole('there')), { webConnections: 6 });
    const flood = Array.from({ length: 120 }, () => asking(front, 'GET /slow HTTP/1.1\r\nhost'));
    // Three are its share, and a hundred more would be told so.
    await until(() => flood.filter(({ isOver }) => isOver()).length === 17);
    const other = asking(front, get('/other'), '127.0.0.2');
    await until(() => other.text() !== '');
    expect(other.text()).toMatch(/^HTTP\/1\.1 200 /);
    expect(flood.filter(({ isOver }) => isOver())).toHaveLength(17);
  });

  it('take the place of those that are kept open and ask nothing', async () => {
    const front = await before((_request, socket) => void socket.write(whole('there')), {
      ...{ webConnections: 2, proxies: ['127.0.0.1'] },
    });
    const idle = asking(front, get('/once'));
    await until(() => idle.text().includes('there'));
    const held = [1, 2].map(() => asking(front, 'GET /slow HTTP/1.1\r\nhost'));
    await until(idle.isOver);
    const after = asking(front, get('/after'));
    expect(held.map(({ isOver }) => isOver())).toEqual([false, false]);
    held[0]?.socket.destroy();
    await until(after.isOver);
  });
});

describe('somebody who reads slowly', () => {
  const long = 'x'.repeat(64 * 1024);
  /** Writes as long as somebody takes it. */
  const endless: Script = (_request, socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const go = () => {
      while (!socket.destroyed && socket.write(long));
      if (!socket.destroyed) socket.once('drain', go);
    };
    go();
  };

  it('is waited for while they take something, and nothing is gathered for them', async () => {
    // A busy machine is silent for half a second, too.
    const front = await before(endless, { silence: 1000 });
    const reader = asking(front, get('/file'));
    let taken = 0;
    reader.socket.on('data', () => {
      reader.socket.pause();
      taken += 1;
    });
    await until(() => taken > 0);
    const heap = process.memoryUsage().external;
    // Longer than the upstream would be waited for.
    for (const end = Date.now() + 2500; Date.now() < end; ) await new Promise((go) => setTimeout(go, 10));
    expect(reader.isOver()).toBe(false);
    expect(front.open()).toBe(1);
    expect(process.memoryUsage().external - heap).toBeLessThan(32 * 1024 * 1024);
  });

  it('is left when they take nothing at all for too long', async () => {
    const front = await before(endless, { silence: 40 });
    const reader = asking(front, get('/file'));
    reader.socket.pause();
    await until(() => front.open() === 1);
    await until(() => front.open() === 0);
    expect(front.told).toEqual([]);
  });
});
