import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { newPhone, openCompany, signInByPhone } from '../support/company.ts';
import { codeAfter, inbox, linkTo } from '../support/inbox.ts';
import { plantConsent } from '../support/planted-consent.ts';
import { inDays, videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const email = 'lin.mail@mail.example';
describe('a person known by e-mail alone', () => {
  let server: Server;
  let holder: Browser;

  beforeAll(async () => {
    const phone = newPhone();
    const first = await startServer();
    const { admin } = await openCompany(first);
    const wish = { name: '招聘', loginName: 'hr', roles: ['HR', 'IV'], phone, email: 'hr@yunling.example' };
    const { accountId } = await admin.does('CreateStaffAccount', wish);
    const { jobSeekerId } = await admin.does('CreateJobSeeker', { name: '林邮', email });
    await first.stop({ keep: true });
    await plantConsent(first.dataDir, String(jobSeekerId));
    server = await startServer({ dataDir: first.dataDir });
    const company = await openCompany(server);
    const hr = await signInByPhone(server, phone);
    const { positionId } = await company.advertise(hr);
    const { applicationId } = await hr.does('CreateApplication', { jobSeekerId, positionId });
    await hr.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const start = inDays(2);
    const end = new Date(Date.parse(start) + 1_800_000).toISOString();
    await hr.does('ArrangeInterview', { applicationId, start, end, place: videoPlace, interviewerIds: [accountId] });
    holder = Browser.withToken(server, await linkTo(server, email, 'invite_interview'));
  });
  afterAll(() => server.stop());

  it('is asked for a code to the masked address, and for no digits of a phone', async () => {
    const asked = { stepUp: 'code', satisfied: false, maskedPhone: null, maskedEmail: 'l***@mail.example' };
    expect(await holder.asks('linkOpened')).toMatchObject(asked);
    expect(await holder.query('interviewPage')).toMatchObject({ status: 403 });
    expect(await holder.post('VerifyLinkTail', { tail: '0000' })).toMatchObject({ body: { code: 'link.invalid' } });
  });

  it('opens the link of the invitation mail by the code that is mailed, in that browser alone', async () => {
    const code = await codeAfter(server, email, () => holder.does('SendLinkCode'));
    const other = Browser.withToken(server, holder.token ?? '');
    await other.post('SendLinkCode', {});
    expect(await other.post('VerifyLinkCode', { code })).toMatchObject({ status: 422 });
    await holder.does('VerifyLinkCode', { code });
    expect(await holder.asks('interviewPage')).toMatchObject({ name: '林邮', reply: 'PENDING_REPLY' });
    const { interviewId } = await holder.asks<{ interviewId: string }>('interviewPage');
    await holder.does('AcceptInterview', { interviewId });
    expect((await other.query('interviewPage')).status).toBe(403);
    expect((await inbox(server, email)).every(({ kind }) => kind === 'mail')).toBe(true);
  });
});
