import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { belongings } from '../support/belongings.ts';
import { heardAt } from '../support/browser.ts';
import { type Company, openCompany } from '../support/company.ts';
import { freePort } from '../support/free-port.mjs';
import { expressed } from '../support/sent-until-answered.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { startWeb, type WebAlone } from '../support/web-alone.ts';

const kills = 3;
const atOnce = 6;

describe('two webs, one of which is killed again and again under load', () => {
  const own = belongings();
  let server: Server;
  let company: Company;
  const webs: WebAlone[] = [];
  const ports: string[] = [];
  const begin = async (at: number) => {
    webs[at] = await startWeb(own, server.url, { PORT: ports[at] ?? '0', READS_PER_ADDRESS_PER_MINUTE: '1000000' });
  };
  const created = () => server.events().filter(({ type }) => type === 'StaffAccountCreated').length;
  const urlOf = (at: number): string => `http://127.0.0.1:${ports[at]}`;

  beforeAll(async () => {
    server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    company = await openCompany(server);
    for (const at of [0, 1]) {
      ports.push(String(await freePort()));
      await begin(at);
    }
  }, 120_000);
  afterAll(async () => {
    await own.release();
    await server.stop();
  });

  it('tell of a change at both, whichever it was made by', async () => {
    const { cookie } = company.admin;
    const proof = await company.admin.proves(adminPassword);
    const heard = await Promise.all([0, 1].map((at) => heardAt(`${urlOf(at)}/api/live`, cookie)));
    for (const [at, loginName] of ['by-one', 'by-two'].entries()) {
      const before = heard.map(({ text }) => text().length);
      const payload = { name: '同事', loginName, roles: ['IV'], email: `${loginName}@yunling.example` };
      await expressed({ cookie, proof, name: 'CreateStaffAccount', payload }, [urlOf(at)]);
      await until(() => heard.every(({ text }, n) => text().length > (before[n] ?? 0)), 'both streams to tell of it');
    }
    for (const { stop } of heard) stop();
  }, 120_000);

  it('lose no command and take none twice, show no half page, and the other one goes on', async () => {
    const { cookie } = company.admin;
    const proof = await company.admin.proves(adminPassword);
    const already = created();
    const other = await heardAt(`${urlOf(1)}/api/live`, cookie);
    const seen = new Map<string, number>();
    let isOver = false;
    const read = async (at: number) => {
      while (!isOver) {
        const what = await page(urlOf(at));
        seen.set(`${at} ${what}`, (seen.get(`${at} ${what}`) ?? 0) + 1);
      }
    };
    let made = 0;
    const names: string[] = [];
    const work = async (lane: number) => {
      while (!isOver) {
        made += 1;
        const loginName = `lane${lane}n${made}`;
        const payload = { name: '同事', loginName, roles: ['IV'], email: `${loginName}@yunling.example` };
        const order = lane % 2 === 0 ? [urlOf(0), urlOf(1)] : [urlOf(1), urlOf(0)];
        const wish = { cookie, proof, name: 'CreateStaffAccount', payload };
        expect(await expressed(wish, order)).toMatchObject({ status: 200 });
        names.push(loginName);
      }
    };
    const busy = [...Array.from({ length: atOnce }, (_, lane) => work(lane)), read(0), read(1)];
    for (let kill = 0; kill < kills; kill += 1) {
      const before = names.length;
      await until(() => names.length >= before + atOnce, 'some work');
      await webs[0]?.kill();
      await until(() => names.length >= before + 2 * atOnce, 'work by the other one');
      await begin(0);
    }
    isOver = true;
    await Promise.all(busy);
    expect(created() - already).toBe(names.length);
    expect([...seen.keys()].sort().filter((what) => !/^(0 (whole|gone)|1 whole)$/.test(what))).toEqual([]);
    expect(other.isOver()).toBe(false);
    other.stop();
  }, 600_000);
});

/** Whether a page came whole, in words that say that nobody is there, or not at all; anything else by its beginning. */
async function page(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/social/jobs`);
    const text = await answer.text();
    return answer.status === 200 && text.trimEnd().endsWith('</html>')
      ? 'whole'
      : `${answer.status} ${text.slice(0, 80)}`;
  } catch {
    return 'gone';
  }
}
