import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { refuseAsAway, refuseAsTooMany } from './come-again.ts';

/** What a browser sends when a person opens a page. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const server = Fastify();
  server.all('/away', (request, reply) => refuseAsAway(request, reply));
  server.all('/often', (request, reply) => refuseAsTooMany(request, reply, 40));
  server.all('/api/away', (request, reply) => refuseAsAway(request, reply));
  const answer = await server.inject({ method, url, headers });
  await server.close();
  return answer;
}

describe('who is asked to come again', () => {
  it.each([
    ['/away', 503, 2, '服务暂时不可用', 'The service is not available just now.'],
    ['/often', 429, 40, '访问太频繁', 'Too many requests.'],
  ])(
    'opens %s in a browser, and reads why in both languages on a page that a phone can read and that loads again by itself',
    async (path, status, seconds, chinese, english) => {
      const { statusCode, headers, body } = await ask(path, browser);
      expect([statusCode, headers['content-type'], headers['retry-after'], headers['cache-control']]).toEqual([
        status,
        'text/html; charset=utf-8',
        String(seconds),
        'no-store',
      ]);
      expect(Number(headers.refresh)).toBeGreaterThan(seconds);
      expect(Number(headers.refresh)).toBeLessThanOrEqual(seconds + 5);
      expect(body).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
      for (const words of [
        chinese,
        english,
        `约 ${headers.refresh} 秒`,
        `about ${headers.refresh} seconds`,
        'lang="zh-CN"',
        'lang="en"',
      ])
        expect(body).toContain(words);
      expect(body).toContain('<a href="">');
    },
  );
  it('reads the language that was chosen here first', async () => {
    const { body } = await ask('/away', { ...browser, cookie: 'language=en-US' });
    expect(body).toMatch(/<html lang="en">[\s\S]*<title>The service is not available just now\.<\/title>/);
    expect(body.indexOf('The service is not')).toBeLessThan(body.indexOf('服务暂时不可用'));
    expect((await ask('/away', { ...browser, cookie: 'language=zh-CN' })).body).toMatch(/<html lang="zh-CN">/);
  });
  it('asks by a program, and is told as of every refusal, whatever it says it reads', async () => {
    const { headers, body } = await ask('/api/away', browser);
    expect([headers['content-type'], headers.refresh]).toEqual(['application/problem+json; charset=utf-8', undefined]);
    expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'common.unavailable' });
  });
  it.each([
    ['asks for no page', {}, 'GET'],
    ['sends something', browser, 'POST'],
  ] as const)('%s, and is told in words: nothing is sent again by itself', async (_who, headers, method) => {
    const answer = await ask('/away', headers, method);
    expect([answer.headers['content-type'], answer.headers.refresh]).toEqual(['text/plain; charset=utf-8', undefined]);
    expect(answer.body).toMatch(/服务暂时不可用，请在 2 秒后再试[\s\S]*try again in 2 seconds/);
  });
});
