import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../support/at-rest.mjs';
import { Browser } from '../support/browser.ts';
import { clockOff } from '../support/clock-off.ts';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  openCompany,
  type Seeker,
} from '../support/company.ts';
import { linkTo, until } from '../support/inbox.ts';
import { ownOfFile } from '../support/own.ts';
import { videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const nobody = '00000000-0000-4000-8000-000000000001';

describe('one-time links', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  let one: Seeker;
  let applicationId: string;
  const own = ownOfFile();
  /** A live link of the other purpose, a link that was voided by its successor, and one whose time is over. */
  let appointment: string;
  let interview: string;
  let voided: string;
  let expired: string;
  let appointmentId: string;
  let interviewId: string;

  const session = async (deadline: string, seeker: Seeker, application: string) => {
    const { appointmentSessionId } = await hr.browser.does('CreateAppointmentSession', {
      facts: {
        name: '初试',
        positionId: advertised.positionId,
        stage: 'FIRST_INTERVIEW',
        place: videoPlace,
        durationMinutes: 30,
        principalId: hr.accountId,
        interviewerIds: [hr.accountId],
      },
      deadline,
      segments: [{ start: minutes(120), end: minutes(150), seats: 1 }],
    });
    const invited = await hr.browser.does('InviteToSession', { appointmentSessionId, applicationIds: [application] });
    await hr.browser.does('OpenAppointmentSession', { appointmentSessionId });
    const token = await linkTo(server, seeker.email, 'invite_reservation');
    return { appointmentSessionId, appointmentId: String((invited.appointmentIds as string[])[0]), token };
  };
  const toInterview = (id: string) =>
    hr.browser.does('SkipStage', { applicationId: id, to: 'FIRST_INTERVIEW', reason: '急招' });

  /** The link of an interview works until two hours after its end: that of one held while the company's clock was four hours behind. */
  const linkOfBefore = async (dataDir: string): Promise<string> => {
    const before = await startServer({ dataDir, env: clockOff(-240) });
    const then = await openCompany(before);
    const colleague = await then.hire('early', 'HR', 'IV');
    const late = await then.seeker('李明');
    const lateId = await deliver(late, await then.advertise(colleague.browser));
    await colleague.browser.does('SkipStage', { applicationId: lateId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const past = { start: minutes(-200), end: minutes(-170) };
    const wish = { applicationId: lateId, ...past, place: videoPlace, interviewerIds: [colleague.accountId] };
    await colleague.browser.does('ArrangeInterview', wish);
    const token = await linkTo(before, late.email, 'invite_interview');
    await before.stop({ keep: true });
    return token;
  };

  beforeAll(async () => {
    const dataDir = own.folder();
    expired = await linkOfBefore(dataDir);
    server = await startServer({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1/32, ::1' } });
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR', 'IV');
    advertised = await company.advertise(hr.browser);
    one = await company.seeker();
    applicationId = await deliver(one, advertised);
    await toInterview(applicationId);
    const first = await session(minutes(60), one, applicationId);
    voided = first.token;
    appointmentId = first.appointmentId;
    await hr.browser
      .does('ExtendSessionDeadline', { appointmentSessionId: first.appointmentSessionId, deadline: minutes(90) })
      .catch(() => undefined);
    const arranged = {
      applicationId,
      start: minutes(300),
      end: minutes(330),
      place: videoPlace,
      interviewerIds: [hr.accountId],
    };
    const over = await hr.browser.post('ArrangeInterview', { ...arranged, start: minutes(-30), end: minutes(30) });
    expect([over.status, over.body.code, over.body.errors]).toMatchObject([
      422,
      'interview.in_past',
      [{ path: 'start' }],
    ]);
    interviewId = String((await hr.browser.does('ArrangeInterview', arranged)).interviewId);
    const former = await linkTo(server, one.email, 'invite_interview');
    await hr.browser.does('RescheduleInterview', {
      interviewId,
      start: minutes(400),
      end: minutes(430),
      place: videoPlace,
      interviewerIds: [hr.accountId],
      notify: true,
    });
    interview = await linkTo(server, one.email, 'invite_interview', [former]);
    appointment = voided;
    voided = former;
    const holder = Browser.withToken(server, expired);
    await until('the link to be over', async () => (await holder.query('linkOpened')).status === 410);
  });
  afterAll(() => server.stop());

  /** The whole answer but its trace id and its date. */
  const told = async (token: string, ask: (browser: Browser) => ReturnType<Browser['send']>) => {
    const { status, headers, body } = await ask(Browser.withToken(server, token));
    const relevant = ['content-type', 'cache-control', 'retry-after', 'content-length'].map((name) =>
      headers.get(name),
    );
    return JSON.stringify([status, relevant, { ...body, traceId: '' }]);
  };
  const unknown = () => randomBytes(16).toString('base64url');
  const dead = () => [unknown(), unknown(), 'short', 'x'.repeat(500), '../../etc/passwd', voided, expired];

  it('work where they are for', async () => {
    for (const [token, purpose] of [
      [appointment, 'appointment'],
      [interview, 'interview'],
    ] as const)
      expect(await Browser.withToken(server, token).asks('linkOpened')).toMatchObject({ purpose, satisfied: false });
  });

  it.each<[string, (browser: Browser) => ReturnType<Browser['send']>]>([
    ['linkOpened', (browser) => browser.query('linkOpened')],
    ['VerifyLinkTail', (browser) => browser.post('VerifyLinkTail', { tail: '0000' })],
    ['SendLinkCode', (browser) => browser.post('SendLinkCode')],
    ['VerifyLinkCode', (browser) => browser.post('VerifyLinkCode', { code: '000000' })],
    ['uploading', (browser) => browser.upload('a.txt', Buffer.from('x'), 'attachment')],
  ])('%s: unknown, malformed, voided and expired are one answer', async (_name, ask) => {
    const answers = new Set<string>();
    for (const token of dead()) answers.add(await told(token, ask));
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('link.expired');
  });

  it.each<[string, (browser: Browser) => ReturnType<Browser['send']>]>([
    ['offerPage', (browser) => browser.query('offerPage')],
    ['collectionPage', (browser) => browser.query('collectionPage')],
    ['AcceptOffer', (browser) => browser.post('AcceptOffer', { offerId: nobody })],
    ['SubmitCollection', (browser) => browser.post('SubmitCollection', { collectionId: nobody, content: {} })],
    ['WithdrawApplication', (browser) => browser.post('WithdrawApplication', { applicationId })],
    ['PassStep', (browser) => browser.post('PassStep', { applicationId })],
    ['applications', (browser) => browser.query('applications')],
  ])('%s: a live link of another purpose answers as one that does not exist', async (_name, ask) => {
    const answers = new Set<string>();
    for (const token of [...dead(), appointment, interview]) answers.add(await told(token, ask));
    expect([...answers]).toHaveLength(1);
  });

  it('and each other’s pages neither', async () => {
    const page = (name: string) => (browser: Browser) => browser.query(name);
    expect(await told(interview, page('appointmentPage'))).toBe(await told(unknown(), page('appointmentPage')));
    expect(await told(appointment, page('interviewPage'))).toBe(await told(unknown(), page('interviewPage')));
    const choose = (browser: Browser) => browser.post('ChooseSlot', { appointmentId, segmentId: nobody });
    expect(await told(interview, choose)).toBe(await told(unknown(), choose));
  });

  it('five wrong tails lock the link for the network they come from, in any browser, and for nobody else', async () => {
    const tail = one.phone.slice(-4);
    const wrong = tail === '9999' ? '8888' : '9999';
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const stranger = () => Browser.withToken(server, interview);
    for (let left = 4; left >= 0; left -= 1) {
      const { status, body } = await stranger().post('VerifyLinkTail', { tail: wrong }, from);
      expect([status, body.params]).toEqual([422, { triesLeft: left }]);
    }
    const { status, body } = await stranger().post('VerifyLinkTail', { tail }, from);
    expect([status, body.code]).toEqual([429, 'link.locked']);
    expect((await stranger().post('VerifyLinkTail', { tail })).status).toBe(200);
  });

  it('a step-up belongs to the browser that made it', async () => {
    const holder = Browser.withToken(server, appointment);
    await holder.does('VerifyLinkTail', { tail: one.phone.slice(-4) });
    expect((await holder.query('appointmentPage')).status).toBe(200);
    const copied = await Browser.withToken(server, appointment).query('appointmentPage');
    expect([copied.status, copied.body.code]).toEqual([403, 'link.step_up_required']);
  });

  it('ask their own person who is signed in for no digits, anybody else for them', async () => {
    const asked = { headers: { 'x-link-token': appointment } };
    const page = async ({ browser }: { readonly browser: Browser }) =>
      (await browser.send('/api/queries/appointmentPage', asked)).status;
    expect([await page(one), await page(await company.seeker('李雷'))]).toEqual([200, 403]);
  });

  it('that are over say what they were to the browser that had proved them and to their person signed in, to nobody else', async () => {
    const holder = Browser.withToken(server, interview);
    await holder.does('VerifyLinkTail', { tail: one.phone.slice(-4) });
    const stranger = await company.seeker('王磊');
    await hr.browser.does('CancelInterview', { interviewId, reason: '面试官请假' });
    await until('the link to be void', async () => (await holder.query('linkOpened')).status === 410);
    expect(await holder.asks('linkOver')).toMatchObject({ purpose: 'interview', became: 'CANCELLED', goesOn: true });
    const asked = { headers: { 'x-link-token': interview } };
    const path = '/api/queries/linkOver';
    expect((await one.browser.send(path, asked)).status).toBe(200);
    expect((await stranger.browser.send(path, asked)).status).toBe(410);
    const ask = (browser: Browser) => browser.query('linkOver');
    const answers = new Set(await Promise.all([...dead(), interview].map((token) => told(token, ask))));
    expect([...answers]).toEqual([expect.stringContaining('link.expired')]);
    // What it was is all that is said: it opens and does nothing.
    for (const name of ['interviewPage', 'linkOpened', 'offerPage'])
      expect((await holder.query(name)).status).toBe(410);
    expect((await holder.post('AcceptInterview', { interviewId })).status).toBe(410);
    expect((await holder.post('VerifyLinkTail', { tail: one.phone.slice(-4) })).status).toBe(410);
    expect((await one.browser.send('/api/queries/myDeliveries', asked)).status).toBe(410);
  });

  it('opening them changes nothing', async () => {
    const before = await atRest(server.url);
    for (const [folder, token] of [
      ['invite_reservation', appointment],
      ['invite_interview', interview],
      ['invite_interview', voided],
      ['send_offer', appointment],
      ['info_collection', unknown()],
    ])
      for (const method of ['GET', 'HEAD'])
        expect((await new Browser(server).send(`/${folder}/${token}`, { method })).status).toBeLessThan(500);
    expect(await server.head()).toBe(before);
  });

  it('no token stands in the log', () => {
    const text = JSON.stringify(server.events());
    for (const token of [appointment, interview, voided, expired]) expect(text).not.toContain(token);
  });
});
