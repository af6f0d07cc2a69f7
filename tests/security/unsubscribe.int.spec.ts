import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  openCompany,
  type Seeker,
} from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';

/** The way out of mails that are no duty, as a mail program takes it: by the address in the mail, over HTTP, by nobody who signed in. */
describe('the way out of a mail', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  let one: Seeker;
  let two: Seeker;
  let token: string;
  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('owner', 'HR');
    advertised = await company.advertise(hr.browser);
    one = await company.seeker('王晨');
    two = await company.seeker('高明');
    await deliver(one, advertised);
    token = await wayOutOf(one);
  });
  afterAll(() => server.stop());

  const mailsTo = async ({ email }: Seeker) => (await inbox(server, email, 'mail')).map(({ text }) => text);
  const wayOutOf = (seeker: Seeker) =>
    until('a way out', async () =>
      (await mailsTo(seeker)).map((text) => /\/unsubscribe\/PROGRESS\/([\w-]{22})/.exec(text)?.[1]).find(Boolean),
    ) as Promise<string>;
  /** As a mail service does: another origin, no cookie, the body of RFC 8058. */
  const post = (path: string) =>
    fetch(`${server.url}/api/unsubscribe/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
  /** What the page asks, from a browser that never was here. */
  const state = async (path: string) => {
    const answer = await fetch(`${server.url}/api/unsubscribe/${path}/state`);
    return answer.status === 200 ? ((await answer.json()) as { off: boolean }).off : answer.status;
  };
  const off = async ({ browser }: Seeker) => {
    browser.sees(await server.head());
    return (await browser.asks<{ off: unknown }>('myMessages')).off;
  };

  it('is opened by programs that look into every link, and nothing changes', async () => {
    const looked = await fetch(`${server.url}/api/unsubscribe/PROGRESS/${token}?x=//evil.example`, {
      redirect: 'manual',
    });
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `/unsubscribe/PROGRESS/${token}`]);
    const page = await fetch(`${server.url}/unsubscribe/PROGRESS/${token}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/no-store/)]);
    expect(await off(one)).toEqual([]);
  });

  it('is for nobody who guesses, and says the same of every guess', async () => {
    const link = await until('a link', async () => /\/([\w-]{22})(?![\w-])/.exec((await mailsTo(one)).join('\n'))?.[1]);
    expect(link).toBe(token);
    const guesses = ['A'.repeat(22), `${token.slice(0, -2)}AA`, one.jobSeekerId, `${token}x`, '%00', '..%2f..'];
    for (const guess of guesses) expect([guess, (await post(`PROGRESS/${guess}`)).status]).toEqual([guess, 404]);
    for (const guess of guesses) expect([guess, await state(`PROGRESS/${guess}`)]).toEqual([guess, 404]);
    for (const group of ['DUTY', 'RESULT', 'progress', '*'])
      expect([group, (await post(`${group}/${token}`)).status]).toEqual([group, 404]);
    expect([await off(one), await off(two)]).toEqual([[], []]);
  });

  it('ends such mails of this person at once, twice is once, and what is duty and SMS still arrive', async () => {
    const before = await server.head();
    expect((await post(`PROGRESS/${token}`)).status).toBe(200);
    expect([await off(one), await off(two)]).toEqual([[{ group: 'PROGRESS', channel: 'MAIL' }], []]);
    expect((await server.head()) > before).toBe(true);
    expect([await state(`PROGRESS/${token}`), await state(`REMINDER/${token}`)]).toEqual([true, false]);
    expect((await post(`PROGRESS/${token}`)).status).toBe(200);
    const mails = (await mailsTo(one)).length;
    const applicationId = await deliver(two, advertised);
    await hr.browser.does('EliminateApplication', { applicationId, reason: '不合适', outcome: 'NOT_PASSED' });
    const own = await hr.browser.asks<{ rows: { applicationId: string; person: { name: string } }[] }>('applications');
    const mine = own.rows.find(({ person }) => person.name === '王晨')?.applicationId ?? '';
    await hr.browser.does('EliminateApplication', { applicationId: mine, reason: '不合适', outcome: 'NOT_PASSED' });
    await until('the SMS', async () =>
      (await inbox(server, one.phone, 'sms')).find(({ text }) => /没有通过/.test(text)),
    );
    await until('the mail to the other', async () => (await mailsTo(two)).find((text) => /没有通过/.test(text)));
    expect(await mailsTo(one)).toHaveLength(mails);
  });

  it('is taken back by the same token, and chosen by the person alone', async () => {
    expect((await post(`PROGRESS/${token}/undo`)).status).toBe(200);
    expect([await off(one), await state(`PROGRESS/${token}`)]).toEqual([[], false]);
    const all = [{ group: 'REMINDER', channel: 'SMS' }];
    const foreign = await two.browser.post('ChooseMessages', { jobSeekerId: one.jobSeekerId, off: all });
    expect(foreign.status).toBe(403);
    const duty = [{ group: 'DUTY', channel: 'MAIL' }];
    expect((await one.browser.post('ChooseMessages', { jobSeekerId: one.jobSeekerId, off: duty })).status).toBe(400);
    expect((await one.browser.post('Unsubscribe', { jobSeekerId: one.jobSeekerId, group: 'REMINDER' })).status).toBe(
      403,
    );
    await one.browser.does('ChooseMessages', { jobSeekerId: one.jobSeekerId, off: all });
    expect(await off(one)).toEqual(all);
  });

  it('is dead once its person was erased', async () => {
    const theirs = await wayOutOf(two);
    await company.admin.does('EraseJobSeeker', { jobSeekerId: two.jobSeekerId, cause: 'REQUEST' });
    expect([(await post(`PROGRESS/${theirs}`)).status, await state(`PROGRESS/${theirs}`)]).toEqual([404, 404]);
  });
});
