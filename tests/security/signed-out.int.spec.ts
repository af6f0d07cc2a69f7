import { beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { deliver, type Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { linkTo } from '../support/inbox.ts';
import { videoPlace } from '../support/position.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('a browser that signs out', () => {
  const here = companyOfFile();
  let invited: Seeker;
  let token: string;

  beforeAll(async () => {
    const { company, server } = here;
    const hr = await company.hire('hr', 'HR', 'IV');
    invited = await company.seeker();
    const applicationId = await deliver(invited, await company.advertise(hr.browser));
    await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const interviewerIds = [hr.accountId];
    const times = { start: minutes(300), end: minutes(330) };
    await hr.browser.does('ArrangeInterview', { applicationId, ...times, place: videoPlace, interviewerIds });
    token = await linkTo(server, invited.email, 'invite_interview');
  });

  const tail = () => ({ tail: invited.phone.slice(-4) });

  it('has to prove a link again that it had opened without a sign-in; another browser does not', async () => {
    const [leaving, staying] = [Browser.withToken(here.server, token), Browser.withToken(here.server, token)];
    for (const holder of [leaving, staying]) await holder.does('VerifyLinkTail', tail());
    expect((await leaving.query('interviewPage')).status).toBe(200);
    await leaving.does('SignOut');
    const asked = await leaving.query('interviewPage');
    expect([asked.status, asked.body.code]).toEqual([403, 'link.step_up_required']);
    expect((await staying.query('interviewPage')).status).toBe(200);
  });

  it('has to prove it again, too, where somebody had been signed in', async () => {
    const { browser } = await here.company.seeker('周宁');
    const link = { 'x-link-token': token };
    const page = async () => (await browser.send('/api/queries/interviewPage', { headers: link })).status;
    expect((await browser.post('VerifyLinkTail', tail(), link)).status).toBe(200);
    expect(await page()).toBe(200);
    await browser.does('SignOut');
    expect(await page()).toBe(403);
  });
});
