import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Colleague, type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { inbox, linkTo } from '../support/inbox.ts';
import { videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface Detail {
  readonly signInCode: string | null;
  readonly signIn: string;
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('the code of an interview', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let one: Seeker;
  let holder: Browser;
  let interviewId: string;
  const detail = () => hr.browser.asks<Detail>('interviewDetail', { interviewId });

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR', 'IV');
    const advertised = await company.advertise(hr.browser);
    one = await company.seeker();
    const applicationId = await deliver(one, advertised);
    await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const span = { start: minutes(40), end: minutes(70), place: videoPlace };
    const wish = { applicationId, ...span, interviewerIds: [hr.accountId] };
    interviewId = String((await hr.browser.does('ArrangeInterview', wish)).interviewId);
    holder = Browser.withToken(server, await linkTo(server, one.email, 'invite_interview'));
    await holder.does('VerifyLinkTail', { tail: one.phone.slice(-4) });
    await holder.does('AcceptInterview', { interviewId });
  });
  afterAll(() => server.stop());

  it('is seen by who may sign the candidate in, and neither mailed, sent nor shown to the candidate', async () => {
    hr.browser.sees(await server.head());
    const { signInCode } = await detail();
    expect(signInCode).toMatch(/^\d{6}$/);
    const messages = [...(await inbox(server, one.email)), ...(await inbox(server, one.phone))];
    expect(messages.length).toBeGreaterThan(0);
    const pages = [await holder.query('interviewPage'), await one.browser.query('interviewPage', { id: interviewId })];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    const told = JSON.stringify([messages, pages.map(({ text }) => text)]);
    expect(told).not.toContain(String(signInCode));
    expect((await hr.browser.query('interviews')).text).not.toContain(String(signInCode));
  });

  it('signs the candidate in who was told it', async () => {
    const code = String((await detail()).signInCode);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await holder.post('SignInWithCode', { interviewId, code: wrong });
    expect(refused.body).toMatchObject({ code: 'signin.code_wrong' });
    await holder.does('SignInWithCode', { interviewId, code });
    hr.browser.sees(await server.head());
    expect(await detail()).toMatchObject({ signIn: 'SIGNED_IN', signInCode: null });
  });

  it('is not found out by trying: somebody else’s tries take none from the candidate', async () => {
    const guesser = (await company.seeker()).browser;
    const answers: unknown[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      answers.push((await guesser.post('SignInWithCode', { interviewId, code: `00000${guess % 10}` })).body.code);
    expect(answers.slice(10)).toEqual(['common.too_many', 'common.too_many']);
    expect(answers.slice(0, 10)).not.toContain('common.too_many');
    const { body } = await holder.post('SignInWithCode', { interviewId, code: '000000' });
    expect(body.code).not.toBe('common.too_many');
  });
});
