import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import {
  acceptInterview,
  acceptOffer,
  correctCollection,
  deliver,
  e164,
  fillCollection,
  fillResume,
  openPosition,
  register,
  reserveSlot,
} from './seeker.ts';
import { meet, openSession, type Story, screen, sendOffer } from './staff.ts';
import { signInColleague } from './support/colleague.ts';
import { inboxAt } from './support/inbox.ts';
import { type Server, startServer } from './support/server.ts';
import { wordsIn } from './support/words.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

type Language = 'zh-CN' | 'en-US';
const onPhone = (browser: Browser, locale: Language): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale,
    timezoneId: 'Asia/Shanghai',
  });

const people = {
  'zh-CN': { phone: '13900010001', title: '交换芯片验证工程师', file: 'wang-chen.docx' },
  'en-US': { phone: '13900010002', title: 'Switch ASIC Verification Engineer', file: 'wang-chen.pdf' },
} as const;

for (const language of ['zh-CN', 'en-US'] as const)
  test(`a position becomes a hire, in ${language}`, async ({ browser }) => {
    const { phone, title, file } = people[language];
    const t = wordsIn(language);
    const inbox = inboxAt(server.url);
    const seeker = { page: await (await onPhone(browser, language)).newPage(), url: server.url, t, inbox, phone };

    await test.step('the seeker finds the position, registers and delivers', async () => {
      await openPosition(seeker, title);
      await register(seeker);
      await fillResume(seeker, file);
      await deliver(seeker, title);
    });

    const story = await test.step('HR finds the delivery', () => storyOf(phone));
    await test.step('screened, invited and met', async () => {
      await screen(story);
      const appointmentSessionId = await openSession(story);
      await reserveSlot(seeker);
      await story.hr.does('GenerateArrangements', { appointmentSessionId });
      await acceptInterview(seeker);
      await meet(story);
    });

    await test.step('the offer is agreed, sent, read and accepted', async () => {
      await sendOffer(story);
      await acceptOffer(seeker);
    });

    await test.step('the collection is filled, sent back, corrected, locked and pushed', async () => {
      await onboard(
        story,
        () => fillCollection(seeker),
        (reason) => correctCollection(seeker, reason),
      );
    });
  });

async function storyOf(phone: string): Promise<Story> {
  const [hr, screener, interviewer, first, second] = await Promise.all(
    ['hr', 'screener', 'interviewer', 'approver1', 'approver2'].map((login) => signInColleague(server.url, login)),
  );
  if (!hr || !screener || !interviewer || !first || !second) throw new Error('a colleague is missing');
  const { rows } = await hr.asks<{
    rows: { applicationId: string; position: { positionId: string }; person: { jobSeekerId: string; phone: string } }[];
  }>('applications', { stage: 'DELIVERED', sort: '-deliveredAt' });
  const row = rows.find(({ person }) => person.phone.endsWith(phone.slice(-4)));
  if (!row) throw new Error(`HR sees no delivery of ${e164(phone)}`);
  return {
    applicationId: row.applicationId,
    jobSeekerId: row.person.jobSeekerId,
    positionId: row.position.positionId,
    hr,
    screener,
    interviewer,
    approvers: [first, second],
  };
}

async function onboard(
  { hr, applicationId }: Story,
  fill: () => Promise<void>,
  correct: (reason: string) => Promise<void>,
): Promise<void> {
  await hr.does('PassStep', { applicationId });
  await hr.does('AdvanceStage', { applicationId, to: 'ONBOARDING' });
  const { collection } = await hr.asks<{ collection: { collectionId: string } }>('applicationDetail', {
    applicationId,
  });
  const { collectionId } = collection;
  await hr.does('SendCollection', { collectionId });
  await fill();
  const reason = '请写明门牌号';
  await hr.does('RejectCollection', { collectionId, reason, fields: ['contact.address'] });
  await correct(reason);
  await hr.does('SetEntryDetails', {
    collectionId,
    department: '芯片研发部',
    position: '交换芯片验证工程师',
    employeeGroup: '正式',
    employeeSubgroup: '研发',
    entryDate: new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10),
  });
  await hr.does('LockCollection', { collectionId });
  await fetch(`${server.hrCoreUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'lost-reply', times: 1 }),
  });
  await hr.does('PushCollectionToSap', { collectionId });
  await expect
    .poll(async () => (await hr.asks<{ state: string }>('collectionDetail', { collectionId })).state, {
      timeout: 20_000,
    })
    .toBe('PUSHED');
  await hr.does('ConfirmOnboarding', { applicationId, actualEntryDate: new Date().toISOString().slice(0, 10) });
  const { offers } = await hr.asks<{ offers: { status: string }[] }>('applicationDetail', { applicationId });
  expect(offers[0]?.status).toBe('ON_BOARD');
}
