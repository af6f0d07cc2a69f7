import { toBoardHtml, toMail } from '../fixtures/board-files.mjs';
import { linkTo } from '../support/inbox.ts';
import { inDays, videoPlace } from '../support/position.ts';
import type { Server } from '../support/server.ts';
import { mailOf, resumeOf, type Staff, type Told } from './told.ts';

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
  await hr.does('HoldStep', { applicationId, reason: word('hold') });
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
  await staff.screener.browser.does('ScreenItem', {
    screeningItemId,
    verdict: 'ELIMINATED',
    opinion: word('opinion'),
    reason: word('unfit'),
  });
  await staff.screener.browser.does('ReviseItem', {
    ...{ screeningItemId, verdict: 'ELIMINATED', opinion: word('second'), reason: word('because') },
  });
  await hr.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: word('skip') });
  await hr.does('ReturnStage', { applicationId, to: 'RESUME_SCREENING', reason: word('back') });
  await hr.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: word('skip') });
  await hr.does('LockApplication', { applicationId, reason: word('lock') });
  await hr.does('UnlockApplication', { applicationId });
  await hr.does('EliminateApplication', { applicationId, reason: word('ended') });
  await hr.does('ReopenApplication', { applicationId, reason: word('reopened') });
  const span = { start: inDays(2), end: new Date(Date.parse(inDays(2)) + 1_800_000).toISOString() };
  const place = { ...videoPlace, password: word('meeting').slice(0, 30) };
  const { interviewId } = await hr.does('ArrangeInterview', {
    ...{ applicationId, ...span, place, interviewerIds: [staff.interviewer.accountId] },
  });
  const link = await linkTo(server, mailOf(canaries), 'invite_interview');
  const later = { ...place, password: word('moved').slice(0, 30) };
  await hr.does('RescheduleInterview', {
    ...{ interviewId, ...span, place: later, interviewerIds: [staff.interviewer.accountId], notify: true },
  });
  const own = { subject: word('ownsubject'), content: word('ownletter'), sms: word('ownsms') };
  await hr.does('WriteToCandidate', { applicationId, letter: { channels: ['MAIL', 'SMS'], ...own } });
  const toPerson = { subject: word('personsubject'), content: word('personletter'), sms: word('personsms') };
  await hr.does('WriteToPerson', { jobSeekerId, letter: { channels: ['MAIL', 'SMS'], ...toPerson } });
  await hr.does('CancelInterview', { interviewId, reason: word('cancel') });
  return link;
}
