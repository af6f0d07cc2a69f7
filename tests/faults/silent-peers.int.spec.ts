import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from '../support/browser.ts';
import { type Company, deliver, openCompany } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { ownOfFile } from '../support/own.ts';
import { videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';
import { type SilentPeer, startSilentPeer } from '../support/silent-peer.ts';

interface Page {
  readonly status: string;
  readonly degraded: readonly string[];
  readonly notReady: readonly string[];
  readonly parts: Readonly<Record<string, { readonly ready: boolean }>>;
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('peers that take every connection and never answer', () => {
  const own = ownOfFile();
  let [smtp, clamd]: readonly (SilentPeer | undefined)[] = [];
  let server: Server;
  let company: Company;
  let hr: { readonly browser: Browser; readonly accountId: string };

  beforeAll(async () => {
    [smtp, clamd] = [await startSilentPeer(own), await startSilentPeer(own)];
    server = await startServer({
      env: {
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(smtp.port),
        CLAMD_HOST: '127.0.0.1',
        CLAMD_PORT: String(clamd.port),
      },
    });
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR', 'IV');
  }, 180_000);
  afterAll(() => server.stop());

  const health = async (): Promise<Page> => (await company.admin.send('/api/health')).body as unknown as Page;

  test('the mail server holds no SMS back', async () => {
    const advertised = [await company.advertise(hr.browser), await company.advertise(hr.browser)];
    const seekers = await Promise.all(Array.from({ length: 6 }, () => company.seeker()));
    const [first] = seekers;
    if (first === undefined) throw new Error('nobody came');
    const applications: string[] = [];
    for (const each of advertised) for (const seeker of seekers) applications.push(await deliver(seeker, each));
    // Every place of the mail channel hangs before the SMS is asked for.
    await until('the mails to hang', async () => (smtp?.taken() ?? 0) >= 6);
    const [applicationId] = applications;
    await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const asked = Date.now();
    await hr.browser.does('ArrangeInterview', {
      applicationId,
      start: minutes(300),
      end: minutes(330),
      place: videoPlace,
      interviewerIds: [hr.accountId],
    });
    await until('the invitation by SMS', async () =>
      (await inbox(server, first.phone, 'sms')).some(({ text }) => !text.includes('Your code')),
    );
    // A held-back one waits for the mail server's time, and then for a second and a third round of it.
    expect(Date.now() - asked).toBeLessThan(9_000);
  }, 180_000);

  test('the health page answers at once, names who is missed, and the rest is served', async () => {
    const page = await until('the page to name them', async () => {
      const told = await health();
      return told.degraded.includes('mail') && told.degraded.includes('scanner') && told;
    });
    expect(clamd?.taken()).toBeGreaterThan(0);
    expect([page.status, page.notReady]).toEqual(['degraded', []]);
    expect(page.parts).toMatchObject({ mail: { ready: false }, sms: { ready: true }, log: { ready: true } });
    const took: number[] = [];
    for (let asked = 0; asked < 5; asked += 1) {
      const began = performance.now();
      await health();
      took.push(performance.now() - began);
    }
    expect(Math.min(...took)).toBeLessThan(200);
    for (const place of ['ready', 'live']) expect((await company.admin.send(`/api/health/${place}`)).status).toBe(200);
  }, 180_000);
});
