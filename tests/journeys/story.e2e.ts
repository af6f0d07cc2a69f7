import { test } from '@playwright/test';
import { assignScreening, checkRecords, moveOn, openRecord, passWithKeys } from './desk/applications.ts';
import { confirmOnboarding, enterAndLock, push, rejectAddress, sendCollection } from './desk/collections.ts';
import { agreeOffer, draftOffer, forwardOffer, sendOffer, submitOffer } from './desk/offers.ts';
import { deskOf } from './desk/parts.ts';
import { advertise } from './desk/positions.ts';
import { arrange, finishInterview, inviteAndOpen, signInAndEvaluate } from './desk/sessions.ts';
import { e164, fillResume, openPosition, register } from './seeker.ts';
import { deliver } from './seeker-delivery.ts';
import { acceptInterview, acceptOffer, correctCollection, fillCollection, reserveSlot } from './seeker-links.ts';
import { collectionOf, createSession, dayFromNow, interviewOf, type Story } from './staff.ts';
import { phone as phoneWindow, windowOf } from './support/browser-window.ts';
import { signInColleague } from './support/colleague.ts';
import { inboxAt } from './support/inbox.ts';
import { ownServer } from './support/server.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer();

/** Each story has a person and a position of its own: they share one company. */
const people = {
  'zh-CN': {
    phone: '13900010001',
    file: 'wang-chen.docx',
    title: '转发流水线工程师',
    titleEn: 'Forwarding Pipeline Engineer',
  },
  'en-US': {
    phone: '13900010002',
    file: 'wang-chen.pdf',
    title: '流量调度工程师',
    titleEn: 'Traffic Scheduling Engineer',
  },
} as const;

for (const language of ['zh-CN', 'en-US'] as const)
  test(`a position becomes a hire, in ${language}`, async ({ browser }) => {
    const { phone, file, ...position } = people[language];
    const title = language === 'zh-CN' ? position.title : position.titleEn;
    const t = wordsIn(language);
    const inbox = inboxAt(own().url);
    const onPhone = async () => (await windowOf(browser, own().url, language, phoneWindow)).newPage();
    const seeker = {
      page: await onPhone(),
      url: own().url,
      t,
      inbox,
      phone,
    };

    const deskAs = (login: string) => deskOf(browser, own().url, t, language, login);
    const hr = await deskAs('hr');
    await test.step('HR creates a position, opens it and publishes its advertisement', () => advertise(hr, position));

    await test.step('the seeker finds the position, registers and delivers', async () => {
      await openPosition(seeker, title);
      await register(seeker);
      await fillResume(seeker, file);
      await deliver(seeker, title);
    });

    const story = await test.step('HR finds the delivery', () => storyOf(phone));
    const { applicationId } = story;
    await test.step('HR passes the resume, a screener passes it with the keys', async () => {
      await checkRecords(hr, applicationId);
      await moveOn(hr, 'RESUME_SCREENING');
      await moveOn(hr, 'DEPT_SCREENING');
      await assignScreening(hr, story.screener.name);
      await passWithKeys(await deskAs('screener'), title);
      await moveOn(hr, 'FIRST_INTERVIEW');
    });
    await test.step('invited and met', async () => {
      const appointmentSessionId = await createSession(story);
      await inviteAndOpen(hr, appointmentSessionId, /王晨/);
      await reserveSlot(seeker);
      await arrange(hr);
      await acceptInterview({ ...seeker, page: await onPhone() });
      const interviewId = await interviewOf(story);
      await signInAndEvaluate(await deskAs('interviewer'), interviewId);
      await finishInterview(hr, interviewId);
      await openRecord(hr, applicationId);
      await moveOn(hr, 'HR_INTERVIEW');
      await moveOn(hr, 'OFFER');
    });

    await test.step('the offer is agreed, sent, read and accepted', async () => {
      const [first, second] = story.approvers;
      const address = await draftOffer(hr, first.name, dayFromNow(45));
      await submitOffer(hr);
      await forwardOffer(await deskAs('approver1'), address, second.name);
      await agreeOffer(await deskAs('approver2'), address);
      await sendOffer(hr);
      await acceptOffer(seeker);
      await openRecord(hr, applicationId);
    });

    await test.step('the collection is filled, sent back, corrected, locked and pushed', async () => {
      await moveOn(hr, 'ONBOARDING');
      await sendCollection(hr, await collectionOf(story));
      await fillCollection(seeker);
      const reason = '请写明门牌号';
      await rejectAddress(hr, reason);
      await correctCollection(seeker, reason);
      await enterAndLock(hr);
      await loseNextReply();
      await push(hr);
      await confirmOnboarding(hr, dayFromNow(0));
    });
  });

async function storyOf(phone: string): Promise<Story> {
  const [hr, screener, interviewer, first, second] = await Promise.all(
    ['hr', 'screener', 'interviewer', 'approver1', 'approver2'].map((login) => signInColleague(own().url, login)),
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

/** SAP takes the next employee, but its answer is lost on the way: the push has to find out. */
const loseNextReply = () =>
  fetch(`${own().hrCoreUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'lost-reply', times: 1 }),
  });
