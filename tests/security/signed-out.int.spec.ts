import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { linkTo } from '../support/inbox.ts';
import { videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('a browser that signs out', () => {
  let server: Server;
  let company: Company;
  let invited: Seeker;
  let token: string;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    const hr = await company.hire('hr', 'HR', 'IV');
    invited = await company.seeker();
    const applicationId = await deliver(invited, await company.advertise(hr.browser));
    await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const interviewerIds = [hr.accountId];
    const times = { start: minutes(300), end: minutes(330) };
    await hr.browser.does('ArrangeInterview', { applicationId, ...times, place: videoPlace, interviewerIds });
    token = await linkTo(server, invited.email, 'invite_interview');
  });
  afterAll(() => server.stop());

  const tail = () => ({ tail: invited.phone.slice(-4) });

  it('has to prove a link again that it had opened without a sign-in; another browser does not', async () => {
    const [leaving, staying] = [Browser.withToken(server, token), Browser.withToken(server, token)];
    for (const holder of [leaving, staying]) await holder.does('VerifyLinkTail', tail());
    expect((await leaving.query('interviewPage')).status).toBe(200);
    await leaving.does('SignOut');
    const asked = await leaving.query('interviewPage');
    expect([asked.status, asked.body.code]).toEqual([403, 'link.step_up_required']);
    expect((await staying.query('interviewPage')).status).toBe(200);
  });

  it('has to prove it again, too, where somebody had been signed in', async () => {
    const { browser } = await company.seeker('周宁');
    const link = { 'x-link-token': token };
    const page = async () => (await browser.send('/api/queries/interviewPage', { headers: link })).status;
    expect((await browser.post('VerifyLinkTail', tail(), link)).status).toBe(200);
    expect(await page()).toBe(200);
    await browser.does('SignOut');
    expect(await page()).toBe(403);
  });
});
