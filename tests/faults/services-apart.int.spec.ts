import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../support/at-rest.mjs';
import { type Advertised, type Colleague, type Company, deliver, openCompany } from '../support/company.ts';
import { detailOf, healthOf, readyAt } from '../support/health.ts';
import { inbox } from '../support/inbox.ts';
import { type Server, type Service, startServer, startService } from '../support/server.ts';
import { until } from '../support/until.ts';

const apart = ['query', 'notifier', 'sap-bridge'] as const;

describe('services in processes of their own, on one folder', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  const services = new Map<string, Service>();
  const begin = (name: string) => services.set(name, startService(name, server.dataDir));

  beforeAll(async () => {
    server = await startServer({ args: ['command'] });
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...services.values()].map((service) => service.stop()));
    await server.stop();
  });

  const health = () => healthOf(server.url);
  const isReady = () => readyAt(server.url);
  const receipts = async (email: string) => (await inbox(server, email)).filter(({ kind }) => kind === 'mail').length;
  const detail = (name: string) => detailOf(server.url, company.admin, name === 'query' ? 'queries' : name);
  /** Somebody applies, and the list of the recruiter shows it. */
  async function applied(name: string): Promise<string> {
    const seeker = await company.seeker(name);
    await deliver(seeker, advertised);
    hr.browser.sees(await server.head());
    return seeker.email;
  }
  const listed = async () => JSON.stringify(await hr.browser.asks('applications'));

  it('are missed by name until they join the commands, which are taken meanwhile', async () => {
    company = await openCompany(server);
    expect(await health()).toMatchObject({ notReady: ['queries'] });
    expect((await health()).degraded).toEqual(expect.arrayContaining(['notifier', 'sap-bridge']));
    expect((await company.admin.query('positions')).status).toBe(503);
    const page = await fetch(`${server.url}/social/jobs`);
    const told = [page.status, page.headers.get('content-type'), page.headers.get('retry-after')];
    expect(told).toEqual([503, 'text/plain; charset=utf-8', '2']);
    const words = await page.text();
    expect(words).toContain('服务暂时不可用');
    expect(words).toContain('not available');
    for (const name of apart) begin(name);
    await isReady();
  }, 120_000);

  it('show and tell what the commands did', async () => {
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
    const email = await applied('第一人');
    expect(await listed()).toContain('第一人');
    await atRest(server.url);
    expect(await receipts(email)).toBe(1);
  }, 120_000);

  it.each(['notifier', 'query'])(
    'lose nothing when the %s is killed and comes again',
    async (name) => {
      await services.get(name)?.kill();
      await until(async () => (await health()).status !== 'ready', 'the end to be seen');
      const email = await applied(`没有 ${name}`);
      begin(name);
      await isReady();
      expect(await listed()).toContain(`没有 ${name}`);
      await atRest(server.url);
      expect(await receipts(email)).toBe(1);
    },
    120_000,
  );

  it.each(['notifier', 'query'])(
    'stand by while another %s serves, and take the place of one that says nothing',
    async (name) => {
      const first = services.get(name);
      services.set(`${name} 2`, startService(name, server.dataDir));
      await until(async () => (await detail(name)).endsWith('; 1 stands by'), 'the second to stand by');
      first?.pause();
      await until(async () => /^running; left \d+$/.test(await detail(name)), 'the second to take its place');
      const email = await applied(`停住 ${name}`);
      // Nobody answers until the second has its views open.
      await until(async () => (await listed().catch(() => '')).includes(`停住 ${name}`), 'the application in the list');
      await until(async () => (await receipts(email)) === 1, 'the receipt');
      first?.resume();
      await until(async () => (await detail(name)).endsWith('; 1 stands by'), 'the first to stand by');
      await isReady();
      await atRest(server.url);
      expect(await receipts(email)).toBe(1);
      await first?.kill();
    },
    300_000,
  );

  it('join whoever takes the commands next', async () => {
    await server.kill();
    server = await startServer({ args: ['command'], dataDir: server.dataDir });
    await isReady();
    company = { ...company, server };
    expect((await fetch(`${server.url}/social/jobs`)).status).toBe(200);
  }, 120_000);
});
