import { toBoardHtml, toMail } from '../fixtures/board-files.mjs';
import { toWord } from '../resumes/word-file.ts';
import type { Browser } from '../support/browser.ts';
import {
  type Advertised,
  type Colleague,
  deliver,
  newPhone,
  setPassword,
  signInByPhone,
  stepUp,
} from '../support/company.ts';
import { linkTo } from '../support/inbox.ts';
import { inDays, terms, videoPlace } from '../support/position.ts';
import type { Server } from '../support/server.ts';
import { type Canaries, canariesOf } from './canaries.ts';

/** Somebody who told everything, and of whom others told more. */
export interface Told {
  readonly canaries: Canaries;
  readonly browser: Browser;
  readonly jobSeekerId: string;
  readonly accountId: string;
  readonly phone: string;
  /** The token of a link to an interview of theirs. */
  readonly link: string;
}

export interface Staff {
  readonly admin: Browser;
  readonly hr: Colleague;
  readonly approver: Colleague;
  readonly screener: Colleague;
  readonly interviewer: Colleague;
}

/** Passes the check of bank cards. */
const card = '6225880137904452';

const resumeOf = (canaries: Canaries, place: string): string =>
  `# ${canaries.name}\n\n## 工作经历\n\n${canaries.word(place)} 负责 ${canaries.word(`${place}b`)}\n`;

/** Makes a person through the front door, with a canary in every field and file. */
export async function tellOf(index: number, server: Server, staff: Staff, advertised: Advertised): Promise<Told> {
  const canaries = canariesOf(index);
  const phone = newPhone();
  const browser = await signInByPhone(server, phone);
  const { account } = (await browser.send('/api/session')).body as unknown as {
    account: { jobSeekerId: string; accountId: string };
  };
  const { jobSeekerId, accountId } = account;
  const person = { canaries, browser, jobSeekerId, accountId, phone };
  await fill(person);
  await setPassword({ browser, phone }, `Qz#2026${index}aa`);
  const applicationId = await deliver({ ...person, email: mailOf(canaries) }, advertised);
  const link = await work(person, applicationId, server, staff);
  await offer(person, applicationId, staff);
  return { ...person, link };
}

const mailOf = ({ word }: Canaries): string => `${word('mail')}@mail.example`;

async function fill({ canaries, browser, phone }: Omit<Told, 'link'>): Promise<void> {
  const { name, word } = canaries;
  const basic = {
    name,
    phone,
    email: mailOf(canaries),
    gender: 'FEMALE',
    birthDate: '1995-09-03',
    highestDegree: 'MASTER',
    residence: word('residence'),
  };
  const dates = { start: '2017-09', end: '2020-06' };
  await browser.does('SaveResumeBlock', { block: 'basic', content: basic });
  const school = { school: word('school'), major: word('major'), degree: 'MASTER', ...dates };
  await browser.does('SaveResumeBlock', { block: 'education', content: [school] });
  await upload(browser, `${word('docname')}.docx`, toWord(resumeOf(canaries, 'docx')));
  // Never named by anything: it waits for a command that does not come.
  await browser.upload('a.txt', Buffer.from(word('unused')), 'attachment');
  await browser.does('ConfirmResumeStatement', { agreed: true });
  await browser.does('GrantConsent', { policyVersion: '2025-01-23' });
}

async function upload(browser: Browser, name: string, bytes: Uint8Array): Promise<void> {
  const { status, text } = await browser.upload(name, bytes);
  if (status >= 300 && status !== 415) throw new Error(`upload of ${name}: ${status} ${text}`);
}

/** What colleagues write of them on the way to an offer. */
async function work(
  { canaries, jobSeekerId }: Omit<Told, 'link'>,
  applicationId: string,
  server: Server,
  staff: Staff,
) {
  const { word } = canaries;
  const { browser: hr } = staff.hr;
  await hr.does('AddJobSeekerTag', { jobSeekerId, tag: word('tag').slice(0, 20) });
  await hr.does('AddJobSeekerComment', {
    jobSeekerId,
    text: `${canaries.name} ${word('comment')}`,
    mentions: [staff.screener.accountId],
  });
  await hr.does('AddJobSeekerComment', { jobSeekerId, text: word('private'), private: true });
  await hr.does('RevealContact', { jobSeekerId, reason: word('reveal') });
  for (const [name, bytes] of [
    [`${word('boardname')}.doc`, Buffer.from(toBoardHtml(resumeOf(canaries, 'board')))],
    [`${word('emlname')}.eml`, toMail(resumeOf(canaries, 'eml'))],
  ] as const) {
    const { body } = await hr.upload(name, bytes, 'import');
    const file = { fileId: body.fileId, name, size: bytes.byteLength, type: body.type };
    await hr.does('UploadResumeFileOnBehalf', { jobSeekerId, file });
  }
  await hr.does('PassStep', { applicationId });
  await hr.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
  const task = {
    applicationIds: [applicationId],
    screenerId: staff.screener.accountId,
    deadline: inDays(2),
    note: word('note'),
  };
  const { itemIds } = await hr.does('AssignScreening', task);
  const [screeningItemId] = itemIds as string[];
  await staff.screener.browser.does('ScreenItem', { screeningItemId, verdict: 'PASS', opinion: word('opinion') });
  await hr.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: word('skip') });
  const span = { start: inDays(2), end: new Date(Date.parse(inDays(2)) + 1_800_000).toISOString() };
  const place = { ...videoPlace, password: word('meeting').slice(0, 30) };
  const { interviewId } = await hr.does('ArrangeInterview', {
    ...{ applicationId, ...span, place, interviewerIds: [staff.interviewer.accountId] },
  });
  const link = await linkTo(server, mailOf(canaries), 'invite_interview');
  await hr.does('CancelInterview', { interviewId, reason: word('cancel') });
  return link;
}

/** An offer that they accepted and that was withdrawn while they filled in their papers. */
async function offer(
  { canaries, browser, phone, jobSeekerId }: Omit<Told, 'link'>,
  applicationId: string,
  { hr, approver, admin }: Staff,
) {
  const { word } = canaries;
  const letter = Buffer.from(`录用信 ${canaries.name} ${word('letter')}`);
  const { fileId, size, type } = (await hr.browser.upload('letter.txt', letter, 'attachment')).body as unknown as {
    fileId: string;
    size: number;
    type: string;
  };
  const attachment = { fileId, name: `${word('lettername')}.txt`, size, type };
  await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: word('toOffer') });
  const approverIds = [approver.accountId];
  const { offerId } = await hr.browser.does('DraftOffer', {
    applicationId,
    ...terms,
    attachment,
    approverIds,
    note: word('offernote'),
  });
  await hr.browser.does('SubmitOfferForApproval', { offerId });
  await approver.browser.does('AgreeOffer', { offerId });
  await hr.browser.does('SendOffer', { offerId, subject: word('subject'), content: word('content'), sms: word('sms') });
  await stepUp({ browser, phone });
  const { collectionId } = await browser.does('AcceptOffer', { offerId });
  await hr.browser.does('PassStep', { applicationId });
  await hr.browser.does('AdvanceStage', { applicationId, to: 'ONBOARDING' });
  await hr.browser.does('SendCollection', { collectionId });
  const paper = Buffer.from(`${canaries.name} ${word('paper')}`);
  const uploaded = (await browser.upload('degree.txt', paper, 'attachment')).body as unknown as typeof attachment;
  const degree = {
    fileId: uploaded.fileId,
    name: `${word('papername')}.txt`,
    size: uploaded.size,
    type: uploaded.type,
  };
  const content = { bank: { bank: word('bank'), number: card }, attachments: { degreeCertificate: [degree] } };
  await browser.does('SaveCollectionDraft', { collectionId, content });
  // Until then nobody lets go of them.
  const early = await admin.post('EraseJobSeeker', { jobSeekerId });
  if (early.body.code !== 'jobSeeker.erase_blocked') throw new Error(`erased with an accepted offer: ${early.text}`);
  await hr.browser.does('WithdrawOffer', { offerId, reason: word('withdraw') });
}
