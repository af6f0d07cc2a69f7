import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../support/at-rest.mjs';
import type { Browser } from '../support/browser.ts';
import { type Colleague, deliver, openCompany, type Seeker, stepUp } from '../support/company.ts';
import { until } from '../support/inbox.ts';
import { inDays, terms, videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

/** Words that only who may see the first application may read. */
const opinion = '只给这个职位的同事看的意见';

const logins = [
  'own',
  'second',
  'responsible',
  'screener',
  'heir',
  'interviewer',
  'approver',
  'auditor',
  'admin',
] as const;
type Login = (typeof logins)[number];
/** What each of them is answered, in the order of `logins`. */
type Row = [query: string, params: () => Record<string, string>, ...answers: number[]];

describe('one person on positions of two recruiters', () => {
  let server: Server;
  const staff = {} as Record<Login, Colleague>;
  const as = (login: Login): Browser => staff[login].browser;
  let one: Seeker;
  let mine: string;
  let theirs: string;
  let itemId = '';
  let interviewId = '';
  let offerId = '';
  let attachment: { fileId: string; name: string; size: number; type: string };

  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    staff.admin = { browser: company.admin, phone: '', accountId: '' };
    for (const [login, role] of [
      ['own', 'HR'],
      ['second', 'HR'],
      ['responsible', 'PR'],
      ['screener', 'SC'],
      ['heir', 'SC'],
      ['interviewer', 'IV'],
      ['approver', 'OA'],
      ['auditor', 'AU'],
    ] as const)
      staff[login] = await company.hire(login, role);
    const first = await company.advertise(as('own'));
    const second = await company.advertise(as('second'), [staff.responsible.accountId]);
    one = await company.seeker();
    mine = await deliver(one, first);
    theirs = await deliver(one, second);
    await as('own').does('PassStep', { applicationId: mine });
    await as('own').does('AdvanceStage', { applicationId: mine, to: 'RESUME_SCREENING' });
    const task = { applicationIds: [mine], screenerId: staff.screener.accountId, deadline: inDays(2) };
    itemId = String(((await as('own').does('AssignScreening', task)).itemIds as string[])[0]);
  });
  afterAll(() => server.stop());

  async function answered(rows: readonly Row[]): Promise<void> {
    const head = await atRest(server.url);
    for (const [query, params, ...expected] of rows) {
      const statuses = [];
      for (const login of logins) {
        as(login).sees(head);
        statuses.push((await as(login).query(query, params())).status);
      }
      expect([query, ...statuses]).toEqual([query, ...expected]);
    }
  }
  const application = () => ({ applicationId: mine });

  it('open screens hear ids of what is theirs, and of nothing else', async () => {
    const [own, second, seeker] = await Promise.all(
      [as('own'), as('second'), one.browser].map((one) => one.hear('/api/live')),
    );
    await as('second').does('StartStep', { applicationId: theirs });
    await until('the second recruiter to hear of it', async () => second?.text().includes(theirs));
    await as('own').does('LockApplication', { applicationId: mine, reason: '等编制' });
    await as('own').does('UnlockApplication', { applicationId: mine });
    await until('the first recruiter to hear of it', async () => own?.text().includes(mine));
    await until('the person to hear of something', async () => seeker?.text().includes('"application"'));
    expect([own?.text().includes(theirs), second?.text().includes(mine)]).toEqual([false, false]);
    expect(seeker?.text()).not.toMatch(new RegExp(`${mine}|${theirs}`));
  });

  it('a screener reads what was given to them, until it is somebody else’s', async () => {
    await answered([
      //                        own second PR  SC  heir  IV   OA   AU   AD
      ['applicationDetail', application, 200, 404, 404, 200, 404, 404, 404, 403, 200],
      ['screeningItem', () => ({ itemId }), 200, 404, 404, 200, 404, 403, 403, 403, 200],
    ]);
    await as('own').does('CancelScreening', { screeningItemId: itemId });
    const to = { screeningItemId: itemId, screenerId: staff.heir.accountId, deadline: inDays(2) };
    await as('own').does('ReassignScreening', to);
    await answered([
      ['applicationDetail', application, 200, 404, 404, 404, 200, 404, 404, 403, 200],
      ['screeningItem', () => ({ itemId }), 200, 404, 404, 404, 404, 403, 403, 403, 200],
    ]);
    const [item] = (await as('heir').asks<{ rows: { itemId: string }[] }>('screeningItems')).rows;
    await as('heir').does('ScreenItem', { screeningItemId: item?.itemId, verdict: 'PASS', opinion });
    // What was finished is read for some time more.
    await answered([
      ['screeningItem', () => ({ itemId: item?.itemId ?? '' }), 200, 404, 404, 404, 200, 403, 403, 403, 200],
    ]);
  });

  it('an interviewer until the interview is cancelled', async () => {
    await as('own').does('SkipStage', { applicationId: mine, to: 'FIRST_INTERVIEW', reason: '急招' });
    await answered([['interviewTimes', application, 200, 404, 404, 403, 403, 403, 403, 403, 200]]);
    const span = { start: inDays(1), end: new Date(Date.parse(inDays(1)) + 1_800_000).toISOString() };
    const wish = { applicationId: mine, ...span, place: videoPlace, interviewerIds: [staff.interviewer.accountId] };
    interviewId = String((await as('own').does('ArrangeInterview', wish)).interviewId);
    await answered([['interviewDetail', () => ({ interviewId }), 200, 404, 404, 404, 404, 200, 404, 403, 200]]);
    await as('own').does('CancelInterview', { interviewId, reason: '改期' });
    await answered([
      ['interviewDetail', () => ({ interviewId }), 200, 404, 404, 404, 404, 404, 404, 403, 200],
      ['applicationDetail', application, 200, 404, 404, 404, 200, 404, 404, 403, 200],
    ]);
  });

  it('an approver until the offer is withdrawn, with its letter', async () => {
    const uploaded = (await as('own').upload('letter.txt', Buffer.from('录用信'), 'attachment')).body as unknown;
    const { fileId, size, type } = uploaded as typeof attachment;
    attachment = { fileId, name: 'letter.txt', size, type };
    await as('own').does('SkipStage', { applicationId: mine, to: 'OFFER', reason: '急招' });
    const approverIds = [staff.approver.accountId];
    const drafted = await as('own').does('DraftOffer', { applicationId: mine, ...terms, attachment, approverIds });
    offerId = String(drafted.offerId);
    await as('own').does('SubmitOfferForApproval', { offerId });
    await answered([['offerDetail', () => ({ offerId }), 200, 404, 403, 403, 403, 403, 200, 403, 200]]);
    expect(await letterRead()).toEqual(['own', 'approver', 'admin']);
    await as('own').does('WithdrawOffer', { offerId, reason: '编制取消' });
    await answered([['offerDetail', () => ({ offerId }), 200, 404, 403, 403, 403, 403, 404, 403, 200]]);
    expect(await letterRead()).toEqual(['own', 'admin']);
  });

  async function letterRead(): Promise<Login[]> {
    const readers: Login[] = [];
    for (const login of logins)
      if ((await as(login).send(`/api/files/${attachment.fileId}`)).status === 200) readers.push(login);
    return readers;
  }

  it('each recruiter reads of the timeline, the drawer and the messages what hangs on their own', async () => {
    const head = await atRest(server.url);
    for (const [login, seen, hidden] of [
      ['own', mine, theirs],
      ['second', theirs, mine],
    ] as const) {
      const browser = as(login);
      browser.sees(head);
      const { jobSeekerId } = one;
      const timeline = JSON.stringify(await browser.asks('personTimeline', { jobSeekerId }));
      expect([login, timeline.includes(seen), timeline.includes(hidden)]).toEqual([login, true, false]);
      expect((await browser.query('personTimeline', { jobSeekerId, applicationId: hidden })).status).toBe(404);
      const drawer = JSON.stringify(await browser.asks('applicationDetail', { applicationId: seen }));
      const { rows } = await browser.asks<{ rows: unknown[] }>('notifications', { jobSeekerId });
      expect([login, drawer.includes(hidden), rows.length > 1]).toEqual([login, false, login === 'own']);
      for (const word of login === 'second' ? [opinion, videoPlace.meetingCode, videoPlace.link] : [])
        expect(timeline + drawer + JSON.stringify(rows)).not.toContain(word);
    }
    const { others, elsewhere } = await as('second').asks<{ others: unknown; elsewhere: unknown }>(
      'applicationDetail',
      {
        applicationId: theirs,
      },
    );
    expect({ others, elsewhere }).toEqual({
      others: [],
      elsewhere: [{ stage: 'OFFER', bucket: 'ACTIVE', ask: { accountId: staff.own.accountId, name: '同事 own' } }],
    });
  });

  it('lists, counts and searches count what is theirs', async () => {
    for (const [login, total] of [
      ['own', 1],
      ['second', 1],
      ['responsible', 1],
      ['admin', 2],
    ] as const) {
      const { rows } = await as(login).asks<{ rows: unknown[] }>('applications');
      const { people } = await as(login).asks<{ people: unknown[] }>('paletteSearch', { text: '王晨' });
      expect([login, rows.length, people.length]).toEqual([login, total, total]);
    }
    for (const query of ['offers', 'interviews', 'screeningItems'])
      expect([query, (await as('second').asks<{ rows: unknown[] }>(query)).rows]).toEqual([query, []]);
  });

  it('papers of an offer that was withdrawn before it was sent are nobody’s outside the house, with a code or without', async () => {
    const paper = async () => (await one.browser.send(`/api/files/${attachment.fileId}`)).status;
    expect(await paper()).toBe(404);
    const page = await one.browser.query('offerPage', { id: offerId });
    expect([page.status, page.body.code]).toEqual([403, 'link.step_up_required']);
    await stepUp(one);
    expect(await paper()).toBe(404);
  });
});
