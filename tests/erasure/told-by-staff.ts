import { toBoardHtml, toMail } from '../fixtures/board-files.mjs';
import { stepUp } from '../support/company.ts';
import { linkTo } from '../support/inbox.ts';
import { inDays, terms, videoPlace } from '../support/position.ts';
import type { Server } from '../support/server.ts';
import { mailOf, resumeOf, type Staff, type Told } from './told.ts';

/** Passes the check of bank cards. */
const card = '6225880137904452';

/** What colleagues write of them on the way to an offer. */
export async function work(
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
  const own = { subject: word('ownsubject'), content: word('ownletter'), sms: word('ownsms') };
  await hr.does('WriteToCandidate', { applicationId, letter: { channels: ['MAIL', 'SMS'], ...own } });
  await hr.does('CancelInterview', { interviewId, reason: word('cancel') });
  return link;
}

/** An offer that they accepted and that was withdrawn while they filled in their papers. */
export async function offer(
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
