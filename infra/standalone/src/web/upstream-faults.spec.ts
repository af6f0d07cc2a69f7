import { afterEach, describe, expect, it } from '@jest/globals';
import { type Script, webs, whole } from './scripted-upstream.fixture.ts';

const { before, close } = webs();
afterEach(close);
const post = (url: string) => fetch(url, { method: 'POST', body: '{}' });

const problems = 'application/problem+json; charset=utf-8';
const faults: Readonly<Record<string, Script>> = {
  'that is cut off': (_request, socket) => socket.destroy(),
  'that says nothing': () => undefined,
  'that answers no HTTP': (_request, socket) => void socket.write('hello\r\n\r\n'),
  'that contradicts itself': (_request, socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n'),
};

describe('an upstream', () => {
  it.each(Object.keys(faults))('%s is told of as away, in words and to programs', async (name) => {
    const { url, asked } = await before(faults[name] as Script, { silence: 300 });
    const page = await fetch(`${url}/social/jobs`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    const words = await page.text();
    expect(words).toContain('服务暂时不可用');
    expect(words).toContain('not available');
    const command = await post(`${url}/api/commands/SendOffer`);
    expect([command.status, command.headers.get('content-type')]).toEqual([503, problems]);
    expect(await command.json()).toMatchObject({ code: 'common.unavailable' });
    expect(asked.filter((text) => text.startsWith('POST'))).toHaveLength(1);
  });

  it('that is gone is told of as away, and the process is alive all the same', async () => {
    const { url, leave } = await before(() => undefined);
    await leave();
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    const live = await fetch(`${url}/api/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
  });

  it('that is cut off amid an answer leaves none that could be taken for whole', async () => {
    const { url } = await before((_request, socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc', () => socket.destroy()),
    );
    await expect(fetch(`${url}/social/jobs`).then((answer) => answer.text())).rejects.toThrow();
  });

  it.each([
    ['GET', 200, 2],
    ['POST', 503, 1],
  ])(
    'that had closed a kept connection is asked %s again where nothing changes by it',
    async (method, status, times) => {
      const seen = new WeakSet<object>();
      const { url, asked } = await before((_request, socket) => {
        // The second request of a connection finds it closed.
        if (seen.has(socket)) socket.destroy();
        else socket.write(whole('once'));
        seen.add(socket);
      });
      expect(await (await fetch(`${url}/first`)).text()).toBe('once');
      expect((await fetch(`${url}/second`, { method })).status).toBe(status);
      expect(asked.filter((text) => text.startsWith(`${method} /second`))).toHaveLength(times);
    },
  );
});
