import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../support/at-rest.mjs';
import { Browser } from '../support/browser.ts';
import { type Colleague, deliver, openCompany, type Seeker, setPassword, stepUp } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { terms } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const card = '6225880100000000';
const password = 'Candidate#2026';
const reason = '约面试';

describe('a candidate of somebody else’s', () => {
  let server: Server;
  const staff: Record<string, Colleague> = {};
  const as = (login: string): Browser => staff[login]?.browser as Browser;
  let one: Seeker;
  let mine = '';
  let wish: { jobSeekerId: string; positionId: string };

  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    for (const [login, role] of [
      ['own', 'HR'],
      ['second', 'HR'],
      ['responsible', 'PR'],
      ['approver', 'OA'],
    ] as const)
      staff[login] = await company.hire(login, role);
    const first = await company.advertise(as('own'));
    const { positionId } = await company.advertise(as('second'), [String(staff.responsible?.accountId)]);
    one = await company.seeker();
    mine = await deliver(one, first);
    wish = { jobSeekerId: one.jobSeekerId, positionId };
  });
  afterAll(() => server.stop());

  const statusOf = async (login: string, name: string, payload: object) => (await as(login).post(name, payload)).status;
  const told = async (login: string) =>
    (await inbox(server, `${login}@yunling.example`, 'mail')).filter(({ text }) =>
      text.includes('/staff/applications/'),
    );

  it('keeps their contact masked to everybody else, and is opened by nobody without the talent permission', async () => {
    const { jobSeekerId } = one;
    const rows: [string, number, number, number][] = [];
    for (const login of ['own', 'second', 'responsible'])
      rows.push([
        login,
        await statusOf(login, 'RevealContact', { jobSeekerId, reason }),
        (await as(login).query('personContact', { jobSeekerId })).status,
        (await as(login).query('personTimeline', { jobSeekerId })).status,
      ]);
    expect(rows).toEqual([
      ['own', 200, 200, 200],
      ['second', 403, 403, 404],
      ['responsible', 403, 403, 404],
    ]);
    const { status, body } = await as('responsible').post('CreateApplication', wish);
    expect([status, body.code]).toEqual([403, 'auth.forbidden']);
    expect(server.events().filter(({ type }) => type === 'JobSeekerTakenUp')).toEqual([]);
  });

  it('is taken up by a recruiter, which is on record and told to whose candidate it is', async () => {
    const { applicationId } = await as('second').does('CreateApplication', wish);
    const taken = server.events().filter(({ type }) => type === 'JobSeekerTakenUp');
    expect(taken.map(({ stream }) => stream)).toEqual([`jobSeeker-${one.jobSeekerId}`]);
    const [mail] = await until('the mail to the owner', async () => {
      const mails = await told('own');
      return mails.length > 0 && mails;
    });
    expect(mail?.text).toContain(`/staff/applications/${mine}`);
    expect(mail?.text).not.toContain(String(applicationId));
    expect([await told('second'), await told('responsible')]).toEqual([[], []]);
    type Drawer = { person: { phone: string }; personActions: string[]; elsewhere: { stage: string }[] };
    const drawer = await as('second').asks<Drawer>('applicationDetail', { applicationId: String(applicationId) });
    expect(drawer.person.phone).toContain('****');
    expect(drawer.elsewhere.map(({ stage }) => stage)).toEqual(['DELIVERED']);
    expect((await as('second').query('applicationDetail', { applicationId: mine })).status).toBe(404);
    expect(await statusOf('second', 'RevealContact', { jobSeekerId: one.jobSeekerId, reason })).toBe(200);
    const { phone } = await as('second').asks<{ phone: string }>('personContact', { jobSeekerId: one.jobSeekerId });
    expect(phone).toBe(one.phone);
  });

  it('gives their card and papers to the recruiter in charge alone, and to themselves after a code', async () => {
    await as('own').does('SkipStage', { applicationId: mine, to: 'OFFER', reason: '急招' });
    const approverIds = [staff.approver?.accountId];
    const { offerId } = await as('own').does('DraftOffer', { applicationId: mine, ...terms, approverIds });
    await as('own').does('SubmitOfferForApproval', { offerId });
    await as('approver').does('AgreeOffer', { offerId });
    await as('own').does('SendOffer', { offerId, subject: '录用通知', content: '你好', sms: '录用通知' });
    await setPassword(one, password);
    await stepUp(one);
    const { collectionId: made } = await one.browser.does('AcceptOffer', { offerId });
    const collectionId = String(made);
    await as('own').does('PassStep', { applicationId: mine });
    await as('own').does('AdvanceStage', { applicationId: mine, to: 'ONBOARDING' });
    await as('own').does('SendCollection', { collectionId });
    const { body } = await one.browser.upload('degree.txt', Buffer.from('毕业证'), 'attachment');
    const { fileId, size, type } = body as { fileId: string; size: number; type: string };
    const attachments = { degreeCertificate: [{ fileId, name: 'degree.txt', size, type }] };
    const content = { bank: { bank: '招商银行', number: card }, attachments };
    await one.browser.does('SaveCollectionDraft', { collectionId, content });
    const head = await atRest(server.url);

    const again = new Browser(server);
    await again.does('SignInWithPassword', { login: one.phone, password });
    const own = async (browser: Browser) => [
      (await browser.query('collectionPage', { id: collectionId })).status,
      (await browser.send(`/api/files/${fileId}`)).status,
    ];
    expect([await own(one.browser), await own(again)]).toEqual([
      [200, 200],
      [403, 403],
    ]);

    const asked = { jobSeekerId: one.jobSeekerId, field: 'bank.number', reason };
    for (const [login, page, file, ask, value] of [
      ['own', 200, 200, 200, 200],
      // Their own position lets them ask; the collection that the card is in is not theirs.
      ['second', 404, 404, 200, 404],
      ['responsible', 403, 404, 200, 403],
      ['approver', 403, 404, 403, 403],
    ] as const) {
      as(login).sees(head);
      const detail = await as(login).query('collectionDetail', { collectionId });
      expect([login, detail.status, detail.text.includes(card)]).toEqual([login, page, false]);
      expect([login, (await as(login).send(`/api/files/${fileId}`)).status]).toEqual([login, file]);
      expect([login, await statusOf(login, 'RevealContact', asked)]).toEqual([login, ask]);
      const shown = await as(login).query('collectionValue', { collectionId, field: 'bank.number' });
      expect([login, shown.status, shown.text.includes(card)]).toEqual([login, value, login === 'own']);
    }
  });
});
