import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Server, startServer } from '../support/server.ts';

const limits = { reads: 40, pages: 20 };

describe('an address that reads without end', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({
      env: {
        TRUSTED_PROXIES: '127.0.0.1',
        READS_PER_ADDRESS_PER_MINUTE: String(limits.reads),
        PAGES_PER_ADDRESS_PER_MINUTE: String(limits.pages),
      },
    });
  });
  afterAll(() => server.stop());

  const get = (path: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(server.url + path, { headers: { 'x-forwarded-for': from, ...headers } });
  /** As many at once as are asked for, and one more than twice, so that a minute that turns meanwhile refuses some as well. */
  const flood = async (path: string, from: string, limit: number) => {
    const answers = await Promise.all(Array.from({ length: 2 * limit + 1 }, () => get(path, from)));
    return answers.filter(({ status }) => status === 429);
  };
  const seconds = (answer: Response | undefined) => Number(answer?.headers.get('retry-after'));

  it('is told when to come again, in a problem document', async () => {
    const [refused] = await flood('/api/queries/jobList', '10.1.0.1', limits.reads);
    expect(seconds(refused)).toBeGreaterThan(0);
    expect(seconds(refused)).toBeLessThanOrEqual(60);
    expect(await refused?.json()).toMatchObject({ status: 429, code: 'common.too_many' });
  });

  it('is told so in words where it asks for pages', async () => {
    const refused = await flood('/social/jobs', '10.1.0.2', limits.pages);
    expect(refused.length).toBeGreaterThan(0);
    expect(seconds(refused[0])).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toMatch(/秒后再试[\s\S]*try again in/);
  });

  it('still hears of health, may write, and keeps nobody else from anything', async () => {
    const [from, other] = ['10.1.0.3', '10.1.0.4'];
    expect((await flood('/api/session', from, limits.reads)).length).toBeGreaterThan(0);
    const health = await Promise.all(Array.from({ length: 3 * limits.reads }, () => get('/api/health/live', from)));
    expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
    const write = await fetch(`${server.url}/api/commands/SignInWithPassword`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'nobody', password: 'Wrong#2026' }),
    });
    expect(write.status).toBe(401);
    expect((await get('/social/jobs', other)).status).toBe(200);
  });

  it('does not count what a page asks for while it is made', async () => {
    const paths = Array.from({ length: limits.pages }, (_, n) => `/social/jobs?text=${n}`);
    const pages = await Promise.all(paths.map((path) => get(path, '10.1.0.5')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await get('/api/session', '10.1.0.5')).status).toBe(200);
  });

  it('shares a page with others, each with a nonce of its own', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, () => get('/social/jobs', '10.1.0.6')));
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const allowed = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
        const written = [...(await page.text()).matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
        expect(new Set(written)).toEqual(new Set([allowed]));
        return allowed;
      }),
    );
    expect(new Set(nonces).size).toBe(12);
  });

  it('lets no inline code run in what answers programs: no nonce is drawn for it', async () => {
    for (const path of ['/api/session', '/api/queries/publishedJobs', '/api/nothing']) {
      const allowed = (await get(path, '10.1.0.7')).headers.get('content-security-policy') ?? '';
      expect(allowed.split('; ')).toContain("script-src 'self'");
    }
  });
});
