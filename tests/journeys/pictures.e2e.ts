import { type Browser, expect, type Page, test } from '@playwright/test';
import { auditPaths, paths } from '../../web/src/staff/model/paths.ts';
import { windowOf } from './support/browser-window.ts';
import { type Colleague, signInColleague } from './support/colleague.ts';
import { inboxAt, linkIn } from './support/inbox.ts';
import { faultsOf, type Side } from './support/picture.ts';
import { publicPaths } from './support/public-paths.ts';
import { ownServer } from './support/server.ts';
import { signInStaff } from './support/sign-in.ts';
import { wordsIn } from './support/words.ts';

// Fast enough to run with the others: one server, each page opened once and then made narrower.
test.use({ trace: 'off', screenshot: 'off' });

const own = ownServer();
const t = wordsIn('zh-CN');
/** People of the demo company and how far they have come. */
const people = {
  reserving: '+8613800001010',
  invited: '+8613800001011',
  offered: '+8613800001012',
  collecting: '+8613800001016',
};

const pageOf = async (browser: Browser): Promise<Page> => (await windowOf(browser, own().url, 'zh-CN', {})).newPage();

/** Opens each address and says what is wrong with its pictures. */
async function look(page: Page, side: Side, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(own().url + address);
      expect.soft(await faultsOf(page, side), address).toEqual([]);
    });
}

/** The path of a link that somebody was sent. */
async function sentTo(to: string, path: string): Promise<string> {
  const message = await inboxAt(own().url).find(to, new RegExp(path));
  return new URL(linkIn(message, path)).pathname;
}

async function signInSeeker(page: Page, phone: string): Promise<void> {
  const inbox = inboxAt(own().url);
  const seen = await inbox.seen(phone);
  await page.goto(`${own().url}/login/phone`);
  await page.getByLabel(t('person.login.phone')).fill(phone.slice(3));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('person.login.sendCode') }).click();
  await page.getByLabel(t('person.login.code')).fill(await inbox.code(phone, seen));
  await expect(page).not.toHaveURL(/login/);
}

interface Listed {
  readonly rows: readonly Record<string, string>[];
}
const first = async (desk: Colleague, query: string, id: string): Promise<string> =>
  (await desk.asks<Listed>(query)).rows[0]?.[id] ?? `no row of ${query}`;

test('every public page is a whole picture', async ({ browser }) => {
  const page = await pageOf(browser);
  const admin = await signInColleague(own().url, 'admin');
  const hr = await signInColleague(own().url, 'hr');
  await admin.does('InviteColleague', {
    name: '林一',
    loginName: 'lin.yi',
    email: 'lin.yi@yunling.example',
    roles: ['HR'],
  });
  const { jobSeekerId } = await hr.does('CreateJobSeeker', { name: '许宁', phone: '+8613912340001', email: null });
  await hr.does('RequestConsent', { jobSeekerId });
  const advertisement = await fetch(`${own().url}/api/queries/jobList`);
  const { data } = (await advertisement.json()) as { data: { jobs: { advertisementId: string }[] } };
  const advertisementId = data.jobs[0]?.advertisementId ?? 'no advertisement';
  const dead = 'AAAAAAAAAAAAAAAAAAAAAA';
  const links = {
    '/invite_reservation/:id': await sentTo(people.reserving, '/invite_reservation/'),
    '/invite_interview/:id/:status?': await sentTo(people.invited, '/invite_interview/'),
    '/send_offer/:id/:status?': await sentTo(people.offered, '/send_offer/'),
    '/info_collection/:id': await sentTo(people.collecting, '/info_collection/'),
    '/set_password/:id': await sentTo('lin.yi@yunling.example', '/set_password/'),
    '/consent/:id': await sentTo('+8613912340001', '/consent/'),
    '/data_copy/:id': `/data_copy/${dead}`,
    '/unsubscribe/:group/:token': await sentTo('00001010@mail.example', '/unsubscribe/PROGRESS/'),
  };
  const offerFiles = links['/send_offer/:id/:status?'].replace('send_offer', 'offer_attachment');
  const open = ['/social/jobs', '/jobs', '/login', '/login/phone', '/login/password', '/login/resetPassword'];
  const words = ['/privacy', '/registrationAgreement', '/404', '/403', '/500', '/fetchError', '/browser'];
  const ends = ['/job_detail/:id', '/offer_attachment/:id', '*'];
  const signedIn = [
    '/personal/delivery_records',
    '/delivery',
    '/personal/my_resume',
    '/personal/account_setting',
    '/personal/my_data',
  ];
  expect(
    [...open, ...words, ...ends, ...signedIn, ...Object.keys(links)].toSorted(),
    'every route is looked at',
  ).toEqual(publicPaths());

  await look(page, 'public', [...open, ...words, `/job_detail/${advertisementId}`, '/nowhere']);
  await look(page, 'public', [...Object.values(links), offerFiles, `/set_password/${dead}`, '/unsubscribe/REMINDER/x']);
  await signInSeeker(page, people.offered);
  await look(page, 'public', [
    ...signedIn.map((path) => (path === '/delivery' ? `${path}?ad=${advertisementId}` : path)),
    links['/send_offer/:id/:status?'],
    offerFiles,
    '/social/jobs',
  ]);
  for (const [of, path] of [
    ['reserving', '/invite_reservation/:id'],
    ['invited', '/invite_interview/:id/:status?'],
    ['collecting', '/info_collection/:id'],
  ] as const) {
    const theirs = await pageOf(browser);
    await signInSeeker(theirs, people[of]);
    await look(theirs, 'public', [links[path]]);
  }
});

test('every page of the workspace is a whole picture', async ({ browser }) => {
  const page = await pageOf(browser);
  const hr = await signInColleague(own().url, 'hr');
  const { rows } = await hr.asks<{
    rows: { applicationId: string; position: { positionId: string }; person: { jobSeekerId: string } }[];
  }>('applications');
  const [row] = rows;
  const positionId = row?.position.positionId ?? 'no position';
  const hiring = {
    home: paths.home,
    applications: paths.applications,
    application: paths.application(row?.applicationId ?? 'no application'),
    resumes: paths.resumes,
    resume: paths.resume(row?.person.jobSeekerId ?? 'no person'),
    screening: paths.screening,
    screeningItem: paths.screeningItem(await first(hr, 'screeningItems', 'itemId')),
    positions: paths.positions,
    newPosition: paths.newPosition,
    position: paths.position(positionId),
    sessions: paths.sessions,
    newSession: paths.newSession,
    session: paths.session(await first(hr, 'sessions', 'appointmentSessionId')),
    interviews: paths.interviews,
    interview: paths.interview(await first(hr, 'interviews', 'interviewId')),
    offers: paths.offers,
    offer: paths.offer(await first(hr, 'offers', 'offerId')),
    collections: paths.collections,
    collection: paths.collection(await first(hr, 'collections', 'collectionId')),
    security: paths.security,
    mentions: paths.mentions,
  };
  const keeping = {
    colleagues: paths.colleagues,
    inviteColleague: paths.inviteColleague,
    colleague: paths.colleague(hr.accountId),
    privacy: paths.privacy,
    kept: paths.kept,
    dataRequest: paths.dataRequest('none'),
    operations: paths.operations,
    subscribers: paths.subscribers,
    notifications: paths.notifications,
    notification: paths.notification(
      await first(await signInColleague(own().url, 'admin'), 'notifications', 'notificationId'),
    ),
    settings: paths.settings,
    settingsChanges: paths.settingsChanges,
    settingsEvaluations: paths.settingsEvaluations,
    settingsEvaluation: paths.settingsEvaluation('FIRST_INTERVIEW'),
    settingsPolicies: paths.settingsPolicies,
    settingsPolicy: paths.settingsPolicy('privacy'),
    settingsLists: paths.settingsLists,
    settingsList: paths.settingsList('city'),
    setup: paths.setup,
    templates: paths.templates,
    template: paths.template('interview-invited'),
  };
  const before = { signIn: paths.signIn, companyReturn: paths.companyReturn };
  expect(Object.keys({ ...hiring, ...keeping, ...before }).toSorted(), 'every route is looked at').toEqual(
    Object.keys(paths).toSorted(),
  );
  const staff = (all: readonly string[]) => all.map((path) => `/staff${path === '/' ? '' : path}`);
  await look(page, 'staff', staff(Object.values(before)));
  await signInStaff(page, own().url, t, 'hr');
  await look(page, 'staff', staff([...Object.values(hiring), `${paths.position(positionId)}/edit`, '/nowhere']));
  const desk = await pageOf(browser);
  await signInStaff(desk, own().url, t, 'admin');
  await look(desk, 'staff', staff(Object.values(keeping)));
  const audit = [
    auditPaths.search,
    auditPaths.reads(),
    auditPaths.integrity,
    auditPaths.history(row?.person.jobSeekerId ?? ''),
  ];
  await look(desk, 'staff', staff(audit));
});
