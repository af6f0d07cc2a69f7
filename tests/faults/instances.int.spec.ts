import { randomInt } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { verifyFolder } from '@talentlog/runtime/sqlite';
import { atRest } from '../support/at-rest.mjs';
import type { Browser } from '../support/browser.ts';
import { type Advertised, type Colleague, type Company, openCompany } from '../support/company.ts';
import { gaps } from '../support/gaps.ts';
import { inbox } from '../support/inbox.ts';
import { answeredAt, expressed, type Instances, startInstances, type Taken } from '../support/instances.ts';
import { ownOfFile } from '../support/own.ts';

const cycles = Number(process.env.CYCLES ?? 3);
/** Colleagues that two instances are asked to give the same login name, in each cycle. */
const races = 6;

describe('a company of several instances that append to one log', () => {
  const own = ownOfFile();
  let all: Instances;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  const acknowledged: string[] = [];

  const urls = () => [all.owner, ...all.others].map(({ url }) => url);
  /** What a question is answered, at each of them, once all know what is in the log. */
  const asked = async (question: string, by: Browser = hr.browser) =>
    answeredAt(urls(), question, by, await all.owner.server().head());
  /** The same login name, wished at two of them at once. */
  const raced = (login: string): Promise<readonly Taken[]> => {
    const [one = '', two = ''] = all.others.map(({ url }) => url);
    const { cookie } = company.admin;
    const payload = { name: `同事 ${login}`, loginName: login, roles: ['IV'], email: `${login}@yunling.example` };
    const wish = (at: readonly string[]) => expressed({ cookie, name: 'CreateStaffAccount', payload }, at);
    return Promise.all([wish([one, two]), wish([two, one])]);
  };

  beforeAll(async () => {
    all = await startInstances(own, 2);
    company = await openCompany(all.owner.server());
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
  }, 300_000);

  test('what one of them took, the others know at once', async () => {
    const [one, two] = all.others;
    const { cookie } = company.admin;
    const { accountId } = await company.admin.does('CreateStaffAccount', {
      ...{ name: '同事', loginName: 'walker', roles: ['IV'], email: 'walker@yunling.example' },
    });
    for (let turn = 0; turn < 10; turn += 1)
      for (const [at, name] of [
        [one, 'SuspendAccount'],
        [two, 'ReinstateAccount'],
      ] as const) {
        const payload = name === 'SuspendAccount' ? { accountId, reason: '离职' } : { accountId };
        expect(await expressed({ cookie, name, payload }, [at?.url ?? ''])).toMatchObject({ status: 200 });
      }
  });

  test('an instance on a copy of the folder, or that is set otherwise, is refused in words', async () => {
    const copy = own.folder();
    for (const name of ['secret', 'keys.master', 'keys.db', 'events.db'])
      copyFileSync(join(all.owner.server().dataDir, name), join(copy, name));
    await expect(all.startAnother({ DATA_DIR: copy })).rejects.toThrow(/not set as there: DATA_DIR\./);
    await expect(all.startAnother({ CLAMD_HOST: 'elsewhere', CLAMD_PORT: '3311' })).rejects.toThrow(
      /not set as there: CLAMD_HOST, CLAMD_PORT\./,
    );
  }, 300_000);

  test(`keeps what it promises when they are killed at random (${cycles} cycles)`, async () => {
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const seeker = await company.seeker(`第${cycle}人`);
      const [one, two] = all.others;
      const victims = [all.owner, one, two].filter(() => randomInt(2) === 0).flatMap((victim) => victim ?? []);
      const at = [one, two].flatMap((instance) => instance?.url ?? []);
      const delivering = expressed(
        { cookie: seeker.browser.cookie, name: 'DeliverApplication', payload: advertised },
        cycle % 2 === 0 ? at : at.reverse(),
      );
      const racing = Promise.all(Array.from({ length: races }, (_, n) => raced(`c${cycle}n${n}`)));
      await delay(randomInt(400));
      await Promise.all(victims.map((victim) => victim.kill()));
      // The owner first: who appends to its log waits for it at the start for a moment only.
      for (const victim of victims) await victim.begin();

      const delivered = await delivering;
      const outcomes = await racing;
      expect(delivered.status).toBe(200);
      for (const pair of outcomes) expect(pair.map(({ status }) => status === 200).sort()).toEqual([false, true]);
      acknowledged.push(...delivered.events, ...outcomes.flatMap((pair) => pair.flatMap(({ events }) => events)));

      // 1: what was acknowledged is there. 2: positions and revisions have no gaps.
      const events = new Set(
        all.owner
          .server()
          .events()
          .map(({ id }) => id),
      );
      expect(acknowledged.filter((id) => !events.has(id))).toEqual([]);
      expect(gaps(all.owner.server().dataDir)).toEqual({ streams: [], missing: 0 });
      await atRest(all.owner.url);
      // 3: the rows of each are those of the others, one of which may have projected all of them anew.
      for (const [question, by] of [
        ['applications', hr.browser],
        ['positions', hr.browser],
        ['staffMembers', company.admin],
      ] as const) {
        const [first, ...others] = await asked(question, by);
        expect(first).toMatch(/^200 /);
        for (const other of others) expect(other).toBe(first);
      }
      expect((await asked('applications'))[0]).toContain(seeker.jobSeekerId);
      // 5: told once.
      expect((await inbox(all.owner.server(), seeker.email)).filter(({ kind }) => kind === 'mail')).toHaveLength(1);
    }
    expect(acknowledged.length).toBeGreaterThan(cycles * races);
    await all.stop();
    expect(await verifyFolder(all.owner.server().dataDir)).toMatchObject({ ok: true, firstBad: null });
  }, 3_600_000);
});
