import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { verifyFolder } from '@talentlog/runtime/sqlite';
import { atRest } from '../../support/at-rest.mjs';
import { type Advertised, type Colleague, type Company, openCompany } from '../../support/company.ts';
import { gaps } from '../../support/gaps.ts';
import { inbox } from '../../support/inbox.ts';
import { ownOfFile } from '../../support/own.ts';
import { answeredAt, expressed } from '../../support/sent-until-answered.ts';
import { CompanyApart } from './company-apart.ts';
import { StoryTold } from './story-told.ts';

const cycles = Number(process.env.CYCLES ?? 5);
/** Login names that are wished twice at once, in each cycle. */
const races = 4;

/** Everybody of the demo company has it. */
const password = 'Yunling#2026';

describe('commands, and two of each service beside them, on Kafka and MongoDB, that are killed at random while a story is told', () => {
  const own = ownOfFile();
  const here = new CompanyApart();
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;

  beforeAll(async () => {
    await here.begin();
    company = await openCompany(here.front, password);
    hr = await company.hire('hr.apart', 'HR');
    advertised = await company.advertise(hr.browser);
  }, 600_000);

  const wished = (cookie: string, name: string, payload: object, proof?: string) =>
    expressed({ cookie, name, payload, ...(proof === undefined ? {} : { proof }) }, here.fronts);
  const raced = (loginName: string, proof: string) => {
    const payload = { name: `同事 ${loginName}`, loginName, roles: ['IV'], email: `${loginName}@yunling.example` };
    return Promise.all([1, 2].map(() => wished(company.admin.cookie, 'CreateStaffAccount', payload, proof)));
  };

  it(`keep what is promised (${cycles} cycles)`, async () => {
    const acknowledged: string[] = [];
    const story = new StoryTold(own, here);
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      if (story.broken !== undefined) throw story.broken;
      const seeker = await company.seeker(`第${cycle}人`);
      const proof = await company.admin.proves(password);
      const delivering = wished(seeker.browser.cookie, 'DeliverApplication', advertised);
      const racing = Promise.all(Array.from({ length: races }, (_, n) => raced(`c${cycle}n${n}`, proof)));
      await delay(randomInt(600));
      const killed = await here.killsSome();

      const delivered = await delivering;
      const outcomes = await racing;
      expect([killed, delivered.status]).toEqual([killed, 200]);
      // 4: one of two has the name.
      for (const pair of outcomes) expect(pair.map(({ status }) => status === 200).sort()).toEqual([false, true]);
      acknowledged.push(...delivered.events, ...outcomes.flatMap((pair) => pair.flatMap(({ events }) => events)));
      // 1 and 2: what was acknowledged is there, and nothing is missing between.
      const events = new Set(here.server.events().map(({ id }) => id));
      expect(acknowledged.filter((id) => !events.has(id))).toEqual([]);
      expect(gaps(here.dataDir)).toEqual({ streams: [], missing: 0 });
      await here.isWhole();
      await atRest(here.server.url, 180);
      // 3: either web shows what the other does.
      const [first, second] = await answeredAt(here.fronts, 'applications', hr.browser, await here.server.head());
      expect(first).toContain(seeker.jobSeekerId);
      expect(second).toBe(first);
      // 5: told once, whoever of the notifiers told it.
      console.log(`cycle ${cycle} of ${cycles}: killed ${killed.join(', ')}; stories told: ${story.times}`);
      expect((await inbox(here.front, seeker.email)).filter(({ kind }) => kind === 'mail')).toHaveLength(1);
    }
    await story.ends();
    expect(story.times).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(cycles * races);
  }, 7_200_000);

  it('have shown what a replay of the log shows', async () => {
    // 3: the rows as they lie there, and as SQLite has them of the same log.
    const { there, ofLog } = await here.rowsAtRest();
    expect(there.split('\n').length).toBeGreaterThan(cycles);
    expect(there).toBe(ofLog);
    expect(await verifyFolder(here.dataDir)).toMatchObject({ ok: true, firstBad: null });
  }, 600_000);
});
