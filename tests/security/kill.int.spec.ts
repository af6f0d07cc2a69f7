import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Advertised, type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';

const rounds = 3;
const people = 40;

describe('killed under load', () => {
  let server: Server;
  let company: Company;
  let advertised: Advertised[];

  beforeAll(async () => {
    server = await startServer({ needs: 'disk' });
    company = await openCompany(server);
    const hr = await company.hire('hr', 'HR');
    advertised = [
      await company.advertise(hr.browser),
      await company.advertise(hr.browser),
      await company.advertise(hr.browser),
    ];
  });
  afterAll(() => server.stop());

  /** Everybody delivers everywhere until the lights go out; what was acknowledged is returned. */
  async function load(seekers: readonly Seeker[], enough: number, done: () => void): Promise<string[]> {
    const acknowledged: string[] = [];
    await Promise.all(
      seekers.map(async (seeker) => {
        for (const advertisement of advertised) {
          // A refused connection is what a killed server answers; nothing was promised then.
          const answer = await seeker.browser.post('DeliverApplication', advertisement).catch(() => undefined);
          if (answer?.status !== 200) return;
          acknowledged.push(...(answer.body.events ?? []).map(({ id }) => id));
          if (acknowledged.length >= enough) done();
        }
      }),
    );
    return acknowledged;
  }

  it.each(Array.from({ length: rounds }, (_, round) => [round + 1]))(
    'round %i: what was acknowledged is there, each person is told once',
    async (round) => {
      const seekers = await Promise.all(Array.from({ length: people }, () => company.seeker()));
      let killed: Promise<void> | undefined;
      const acknowledged = await load(seekers, 40 * round, () => {
        killed ??= server.kill();
      });
      await killed;
      expect(killed).toBeDefined();
      expect(acknowledged.length).toBeGreaterThanOrEqual(40 * round);

      const { dataDir } = server;
      server = await startServer({ dataDir });
      const known = new Set(server.events().map(({ id }) => id));
      expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);

      await eachToldOnce(seekers);
      company = await openCompany(server);
      const check = await company.admin.send('/api/integrity/check', { method: 'POST' });
      expect(check.body.data).toMatchObject({ ok: true, firstBad: null });
    },
    180_000,
  );

  /** One confirmation per delivery in the log, of which none has the id of another. */
  async function eachToldOnce(seekers: readonly Seeker[]): Promise<void> {
    const admin = new Browser(server);
    await admin.does('SignInWithPassword', { login: 'admin', password: adminPassword });
    for (const { email, jobSeekerId } of seekers) {
      const delivered = await deliveriesOf(admin, jobSeekerId);
      const mails = await until(`the mails to ${email}`, async () => {
        const all = await inbox(server, email, 'mail');
        return all.length >= delivered && all;
      });
      expect({ email, mails: mails.length }).toEqual({ email, mails: delivered });
      expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
    }
  }

  async function deliveriesOf(admin: Browser, jobSeekerId: string): Promise<number> {
    const { body } = await admin.send(`/api/history?subject=${jobSeekerId}`);
    const { events = [] } = body as { events?: { type: string }[] };
    return events.filter(({ type }) => type === 'RecordDelivered').length;
  }

  it('goes on as if nothing had been', async () => {
    const seeker = await company.seeker();
    const [first] = advertised;
    if (first) await deliver(seeker, first);
    expect(await seeker.browser.asks('myDeliveries')).toMatchObject({ counts: { ACTIVE: 1 } });
  });
});
