import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Colleague, deliver, openCompany, type Seeker } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { position, terms } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

/** What the pages promise, asked of the whole server: over HTTP in, by mail and SMS out. */
describe('whatever becomes of an application', () => {
  let server: Server;
  let hr: Colleague;
  let approver: Colleague;
  let one: Seeker;
  let moved: Seeker;
  let advertised: Awaited<ReturnType<Awaited<ReturnType<typeof openCompany>>['advertise']>>;
  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    hr = await company.hire('owner', 'HR');
    approver = await company.hire('approver', 'OA');
    advertised = await company.advertise(hr.browser);
    one = await company.seeker('王晨');
    moved = await company.seeker('何嘉');
    const applicationId = await deliver(moved, advertised);
    await hr.browser.does('PassStep', { applicationId });
    await hr.browser.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
    await hr.browser.does('ReturnStage', { applicationId, to: 'DELIVERED', reason: '撤销推进' });
    await hr.browser.does('SkipStage', { applicationId, to: 'REVIEW', reason: '急招' });
  });
  afterAll(() => server.stop());

  const told = (to: string, kind: 'mail' | 'sms', words: RegExp) =>
    until(`${words} to ${to}`, async () =>
      (await inbox(server, to, kind)).find(({ subject, text }) => words.test(`${subject}\n${text}`)),
    );

  it('is told to the person by mail and SMS, and what the person does to the recruiter, by name and with why', async () => {
    const applicationId = await deliver(one, advertised);
    await one.browser.does('WithdrawApplication', { applicationId, reason: '已接受其他机会' });
    await told(one.email, 'mail', /You withdrew|已撤回/);
    const { text } = await told('owner@yunling.example', 'mail', /已接受其他机会/);
    expect(text).toContain('王晨');
    expect(text).toContain(`/staff/applications/${applicationId}`);
    hr.browser.sees(await server.head());
    const detail = await hr.browser.asks<{ reason: string }>('applicationDetail', { applicationId });
    expect(detail.reason).toBe('已接受其他机会');
  });

  it('and whoever approves an offer is told for whom, sees what was published, and a pay below nothing is refused', async () => {
    const company = await openCompany(server);
    const two = await company.seeker('高明');
    const applicationId = await deliver(two, advertised);
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    const approverIds = [approver.accountId];
    const wish = (monthly: number) => ({ applicationId, ...terms, approverIds, pay: { ...terms.pay, monthly } });
    const refused = await hr.browser.post('DraftOffer', wish(-5));
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'pay.monthly' }]]);
    const details = { ...position, hiringCount: -3 };
    const none = await hr.browser.post('CreatePosition', { details, responsibleIds: [] });
    expect([none.status, none.body.errors]).toMatchObject([400, [{ path: 'details.hiringCount' }]]);
    const { offerId } = await hr.browser.does('DraftOffer', wish(320_000));
    await hr.browser.does('SubmitOfferForApproval', { offerId });
    const { text } = await told('approver@yunling.example', 'mail', /高明/);
    expect(text).toContain('同事 owner');
    type Seen = { pay: { monthly: number }; payRange: unknown; before: { pay: { monthly: number } } | null };
    approver.browser.sees(await server.head());
    const first = await approver.browser.asks<Seen>('offerDetail', { offerId: String(offerId) });
    expect(first).toMatchObject({ pay: { monthly: 320_000 }, payRange: position.pay, before: null });
    await approver.browser.does('DisagreeOffer', { offerId, reason: '多写了一个零' });
    const { applicationId: _its, ...corrected } = wish(32_000);
    await hr.browser.does('EditOffer', { offerId, ...corrected });
    await hr.browser.does('SubmitOfferForApproval', { offerId });
    approver.browser.sees(await server.head());
    const again = await approver.browser.asks<Seen>('offerDetail', { offerId: String(offerId) });
    expect(again).toMatchObject({ pay: { monthly: 32_000 }, before: { pay: { monthly: 320_000 } } });
    await hr.browser.does('CancelApproval', { offerId });
    await hr.browser.does('WithdrawOffer', { offerId, reason: '职位调整' });
    const ended = await hr.browser.asks<{ endReason: string }>('offerDetail', { offerId: String(offerId) });
    expect(ended.endReason).toBe('职位调整');
    await hr.browser.does('EliminateApplication', { applicationId, reason: '不合适', outcome: 'NOT_PASSED' });
    const { text: result } = await told(two.phone, 'sms', /not go further|没有通过/);
    expect(result).not.toContain('不合适');
  });

  it('tells of a stage once it can no longer be taken back, and of none that was', async () => {
    await told(moved.phone, 'sms', /Review|评审/);
    await told(moved.email, 'mail', /Review|评审/);
    const all = [...(await inbox(server, moved.phone, 'sms')), ...(await inbox(server, moved.email, 'mail'))];
    expect(all.filter(({ text }) => /Resume screening|简历筛选/.test(text))).toEqual([]);
  });
});
