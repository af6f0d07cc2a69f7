import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { verifyFolder } from '@talentlog/runtime/sqlite';
import { atRest } from '../../support/at-rest.mjs';
import { type Advertised, type Company, openCompany } from '../../support/company.ts';
import { gaps } from '../../support/gaps.ts';
import { inbox, until } from '../../support/inbox.ts';
import { expressed } from '../../support/sent-until-answered.ts';
import { adminPassword } from '../../support/server.ts';
import { CompanyThere } from './company-there.ts';
import { throwViewsAway } from './two-ways.ts';

const kills = 4;
/** Login names that are wished twice at once, around each kill. */
const races = 4;

describe('a company on MongoDB whose server is killed in the middle of writes', () => {
  const here = new CompanyThere();
  let company: Company;
  let advertised: Advertised;
  beforeAll(async () => {
    company = await openCompany(await here.begin());
    advertised = await company.advertise((await company.hire('hr', 'HR')).browser);
  });
  const wished = (cookie: string, name: string, payload: object, proof?: string) =>
    expressed({ cookie, name, payload, ...(proof === undefined ? {} : { proof }) }, [here.server.url]);
  const raced = (loginName: string, proof: string) => {
    const payload = { name: `同事 ${loginName}`, loginName, roles: ['IV'], email: `${loginName}@yunling.example` };
    return Promise.all([1, 2].map(() => wished(company.admin.cookie, 'CreateStaffAccount', payload, proof)));
  };

  it(`loses nothing that was acknowledged, and does nothing twice (${kills} kills)`, async () => {
    const acknowledged: string[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const { browser, email } = await company.seeker(`第${kill}人`);
      const proof = await company.admin.proves(adminPassword);
      const delivering = wished(browser.cookie, 'DeliverApplication', advertised);
      const racing = Promise.all(Array.from({ length: races }, (_, n) => raced(`k${kill}n${n}`, proof)));
      await delay(randomInt(600));
      await here.server.kill();
      await here.begin();
      const pairs = await racing;
      for (const pair of pairs) expect(pair.map(({ status }) => status === 200).sort()).toEqual([false, true]);
      const delivered = await delivering;
      expect(delivered.status).toBe(200);
      acknowledged.push(...[delivered, ...pairs.flat()].flatMap(({ events }) => events));
      const events = new Set(here.server.events().map(({ id }) => id));
      expect(acknowledged.filter((id) => !events.has(id))).toEqual([]);
      expect(gaps(here.dataDir)).toEqual({ streams: [], missing: 0 });
      const mails = () => inbox(here.server, email, 'mail');
      await until('the mail that it was delivered', async () => (await mails()).length > 0);
      await atRest(here.server.url, 120);
      expect(await mails()).toHaveLength(1);
    }
    expect(acknowledged.length).toBeGreaterThan(kills * races);
  }, 600_000);

  it('has the rows that SQLite has of the same log, also when its views were thrown away', async () => {
    const { there, ofLog } = await here.rowsAtRest();
    expect(there.split('\n').length).toBeGreaterThan(50);
    expect(there).toBe(ofLog);
    expect(await verifyFolder(here.dataDir)).toMatchObject({ ok: true, firstBad: null });
    expect(await throwViewsAway(await here.reach())).toBeGreaterThan(20);
    await here.begin();
    const again = await here.rowsAtRest();
    expect(again.there).toBe(ofLog);
  }, 600_000);
});
