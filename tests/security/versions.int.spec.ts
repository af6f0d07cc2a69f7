import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Colleague, type Company, deliver, openCompany } from '../support/company.ts';
import { inDays, videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface Offer {
  readonly revision: number;
  readonly pay: { readonly monthly: number };
}

interface Session {
  readonly revision: number;
  readonly segments: readonly { readonly segmentId: string }[];
}

const seen = (revision: number) => ({ 'if-match': `"${revision}"` });

describe('who decides on what changed meanwhile', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let approver: Colleague;
  let applicationId: string;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR', 'IV');
    approver = await company.hire('approver', 'OA');
    applicationId = await deliver(await company.seeker(), await company.advertise(hr.browser));
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
  });
  afterAll(() => server.stop());

  it('does not agree to terms that were never seen, and to those that were', async () => {
    const terms = (monthly: number) => ({
      type: 'SOCIAL',
      positionTitle: '验证工程师',
      plannedEntryDate: '2099-01-05',
      probationMonths: 3,
      workLocation: '杭州',
      pay: { monthly, months: 14, signOn: 0, note: '' },
      approverIds: [approver.accountId],
    });
    const { offerId } = await hr.browser.does('DraftOffer', { applicationId, ...terms(30_000) });
    const submitted = await hr.browser.post('SubmitOfferForApproval', { offerId });
    approver.browser.sees(String(submitted.body.position));
    const asked = { offerId: String(offerId) };
    const before = await approver.browser.asks<Offer>('offerDetail', asked);
    expect(before.pay.monthly).toBe(30_000);

    await hr.browser.does('CancelApproval', { offerId });
    await hr.browser.does('EditOffer', { offerId, ...terms(50_000) });
    const again = await hr.browser.post('SubmitOfferForApproval', { offerId });
    const late = await approver.browser.post('AgreeOffer', { offerId }, seen(before.revision));
    expect([late.status, late.body.code]).toEqual([409, 'common.version_conflict']);

    approver.browser.sees(String(again.body.position));
    const now = await approver.browser.asks<Offer>('offerDetail', asked);
    expect(now.pay.monthly).toBe(50_000);
    expect((await approver.browser.post('AgreeOffer', { offerId }, seen(now.revision))).status).toBe(200);
  });

  it('of a session is not hindered by who books, and is by what a colleague changed', async () => {
    const seeker = await company.seeker();
    const advertised = await company.advertise(hr.browser);
    const invitee = await deliver(seeker, advertised);
    await hr.browser.does('SkipStage', { applicationId: invitee, to: 'FIRST_INTERVIEW', reason: '急招' });
    const day = { start: inDays(3), end: inDays(4) };
    const { appointmentSessionId } = await hr.browser.does('CreateAppointmentSession', {
      facts: {
        ...{ name: '初面', positionId: advertised.positionId, stage: 'FIRST_INTERVIEW', place: videoPlace },
        ...{ durationMinutes: 30, principalId: hr.accountId, interviewerIds: [hr.accountId] },
      },
      deadline: inDays(2),
      segments: [{ ...day, seats: 2 }],
    });
    const session = { appointmentSessionId };
    const invited = await hr.browser.does('InviteToSession', { ...session, applicationIds: [invitee] });
    await hr.browser.does('OpenAppointmentSession', session);
    const asked = { sessionId: String(appointmentSessionId) };
    const { revision, segments } = await hr.browser.asks<Session>('sessionDetail', asked);
    const seat = { appointmentId: (invited.appointmentIds as string[])[0], segmentId: segments[0]?.segmentId };
    await seeker.browser.does('ChooseSlot', seat);
    await seeker.browser.does('ConfirmSlot', seat);
    const more = { ...session, segment: { start: inDays(5), end: inDays(6), seats: 1 } };
    expect((await hr.browser.post('AddSegment', more, seen(revision))).status).toBe(200);
    const late = await hr.browser.post('FinishAppointmentSession', session, seen(revision));
    expect([late.status, late.body.code]).toEqual([409, 'common.version_conflict']);
  });

  it('of two who press the same button at once one is told that the other was first', async () => {
    const other = await deliver(await company.seeker(), await company.advertise(hr.browser));
    const skipped = await hr.browser.post('SkipStage', { applicationId: other, to: 'HR_INTERVIEW', reason: '急招' });
    hr.browser.sees(String(skipped.body.position));
    const { revision } = await hr.browser.asks<Offer>('applicationDetail', { applicationId: other });
    const pass = () => hr.browser.post('PassStep', { applicationId: other }, seen(revision));
    const answers = await Promise.all([pass(), pass()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
