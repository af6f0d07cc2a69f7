import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { belongings } from '../support/belongings.ts';
import type { Browser } from '../support/browser.ts';
import { newPhone, openCompany, signInByPhone } from '../support/company.ts';
import { freePort } from '../support/free-port.mjs';
import { readyAt } from '../support/health.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { startWeb, type WebAlone } from '../support/web-alone.ts';

const pages = 20;

describe('two webs in processes of their own', () => {
  const own = belongings();
  let env: Readonly<Record<string, string>>;
  let server: Server;
  /** One behind a proxy of ours, and one that people reach. */
  let behind: WebAlone;
  let open: WebAlone;
  let seeker: Browser;

  beforeAll(async () => {
    env = {
      PORT: String(await freePort()),
      TRUSTED_PROXIES: '127.0.0.1',
      PAGES_PER_ADDRESS_PER_MINUTE: String(pages),
    };
    server = await startServer({ env });
    [behind, open] = await Promise.all([
      startWeb(own, server.url, { TRUSTED_PROXIES: '127.0.0.1' }),
      startWeb(own, server.url),
    ]);
  }, 120_000);
  afterAll(async () => {
    await own.release();
    await server.stop();
  });

  const through = ({ url }: WebAlone): Server => ({ ...server, url });

  it('let people sign in and bring files, each by the other', async () => {
    await openCompany(through(open));
    seeker = await signInByPhone(through(open), newPhone());
    const letter = Buffer.from('一份说明'.repeat(20_000));
    const { status, body } = await seeker.upload('letter.txt', letter, 'attachment');
    // A file is known by its bytes.
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ fileId: createHash('sha256').update(letter).digest('hex'), size: letter.length }),
    ]);
    const there = await fetch(`${behind.url}/api/session`, { headers: { cookie: seeker.cookie } });
    expect(await there.json()).toMatchObject({ account: { accountId: expect.any(String) } });
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await seeker.post('SignOut', {}, foreign)).status).toBe(403);
  }, 120_000);

  it('show the pages of the server, and what they load as it is there', async () => {
    const answers = await Promise.all([server, behind, open].map(({ url }) => fetch(`${url}/social/jobs`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [page = ''] = await Promise.all(answers.map((answer) => answer.text()));
    const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const seen = await Promise.all([server, behind, open].map(({ url }) => assetAt(url + asset, encoding)));
      expect(seen[0]?.status).toBe(200);
      expect(seen[0]?.headers).toContain('cache-control: public, max-age=31536000, immutable');
      for (const other of seen.slice(1)) expect(other).toEqual(seen[0]);
    }
    expect((await fetch(`${open.url}/assets/staff.html`)).status).toBe(404);
  }, 120_000);

  it('are no cloak: each person behind them is counted alone, and nobody by what they say of themselves', async () => {
    const page = ({ url }: WebAlone, from: string) =>
      fetch(`${url}/social/jobs`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status);
    // One more than twice, so that a minute that turns meanwhile refuses some as well.
    const flood = (web: WebAlone, from: (n: number) => string) =>
      Promise.all(Array.from({ length: 2 * pages + 1 }, (_, n) => page(web, from(n))));
    expect(await flood(behind, () => '10.1.0.1')).toContain(429);
    expect(await page(behind, '10.1.0.2')).toBe(200);
    expect(await flood(open, (n) => `10.2.0.${n}`)).toContain(429);
    expect(await page(behind, '10.2.0.1')).toBe(200);
  }, 120_000);

  it('say in words that the server is away, live meanwhile, and go on when it is there again', async () => {
    const live = await seeker.hear('/api/live');
    await until(() => live.text() !== '', 'the stream');
    await server.kill();
    await until(() => live.isOver(), 'the stream to end');
    for (const { url } of [behind, open]) {
      const page = await fetch(`${url}/social/jobs`);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
      const words = await page.text();
      expect(words).toContain('服务暂时不可用');
      expect(words).toContain('not available');
      expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    }
    expect((await seeker.post('SignOut')).status).toBe(503);
    server = await startServer({ dataDir: server.dataDir, env });
    await readyAt(behind.url);
    expect((await seeker.post('SignOut')).status).toBe(200);
  }, 120_000);

  it('end in order, keep nothing, and need nothing of each other', async () => {
    expect(await behind.stop()).toBe(0);
    expect((await fetch(`${open.url}/api/health/ready`)).status).toBe(200);
    expect(await open.stop()).toBe(0);
    expect([behind.kept(), open.kept()]).toEqual([[], []]);
  }, 120_000);
});

/** What of an answer does not change from one to the next. */
async function assetAt(url: string, encoding: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  const lines = [...answer.headers].filter(([name]) => name !== 'date');
  const headers = lines.map(([name, value]) => `${name}: ${value.replace(/'nonce-[^']+'/, "'nonce'")}`);
  return { status: answer.status, headers, text: await answer.text() };
}
