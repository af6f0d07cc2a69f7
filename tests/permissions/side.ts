import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { atRest } from '../support/at-rest.mjs';
import type { Browser } from '../support/browser.ts';
import { type Colleague, type Company, deliver, type Seeker, stepUp } from '../support/company.ts';
import { until } from '../support/inbox.ts';
import { inDays, terms, videoPlace } from '../support/position.ts';
import { uploaded } from './upload.ts';

export const staffOfSide = ['HR', 'PR', 'IV', 'SC', 'OA', 'CO'] as const;
export type SideStaff = Readonly<Record<(typeof staffOfSide)[number], Colleague>>;

/** Ids of one position and all that hangs on it, by the words of docs/permissions.md. */
export interface Side {
  readonly staff: SideStaff;
  readonly person: Seeker;
  readonly ids: Readonly<Record<string, string>>;
  /** The screening item that the position responsible has as a task; the screener has the other. */
  readonly itemOfResponsible: string;
  /** The application for which an interview can be arranged now. */
  readonly atInterview: string;
  readonly files: Readonly<Record<string, string>>;
}

interface Uploaded {
  readonly fileId: string;
  readonly size: number;
  readonly type: string;
}

async function aFile(browser: Browser, name: string, text: string, purpose: string) {
  const bytes = name.endsWith('.docx') ? zipOf(docxParts(paragraphs(text))) : Buffer.from(text);
  const { body, text: answer } = await uploaded(browser, name, bytes, purpose);
  const { fileId, size, type } = body as unknown as Uploaded;
  if (!fileId) throw new Error(`upload: ${answer}`);
  return { fileId, name, size, type };
}

interface Wish {
  /** What the logins of its colleagues begin with, and what tells its candidates from others. */
  readonly login: string;
  readonly word: string;
  /** Accounts that the comment mentions besides its own colleagues. */
  readonly mentioned?: readonly string[];
  /** Owns the position besides its own colleagues. */
  readonly coOwner?: string;
  /** Called before anything happens to the candidate. */
  readonly onPeople?: (staff: SideStaff, person: Seeker) => Promise<void>;
}

/** A position with two applications: one went all the way to its onboarding, one waits for a screener and an interview. */
export async function sideOf(company: Company, { login, word, mentioned = [], ...wish }: Wish): Promise<Side> {
  const { server } = company;
  const staff = {} as Record<(typeof staffOfSide)[number], Colleague>;
  for (const role of staffOfSide) staff[role] = await company.hire(`${login}-${role.toLowerCase()}`, role);
  const hr = staff.HR.browser;
  const owners = [staff.PR.accountId, ...(wish.coOwner === undefined ? [] : [wish.coOwner])];
  const { positionId, advertisementId } = await company.advertise(hr, owners);
  const person = { ...(await company.seeker(`王晨${word}`)), email: `${login}@mail.example` };
  const second = await company.seeker(`李明${word}`);
  await wish.onPeople?.(staff, person);
  const resume = await aFile(person.browser, 'cv.docx', `王晨${word}`, 'resume');
  const { resumeFileId } = await person.browser.does('UploadResumeFile', { file: resume });
  const applicationId = await deliver(person, { positionId, advertisementId });
  const secondId = await deliver(second, { positionId, advertisementId });
  await person.browser.does('ChangeResumeContact', { email: person.email });
  const { jobSeekerId } = person;
  const mentions = [...Object.values(staff).map(({ accountId }) => accountId), ...mentioned];
  const brought = await aFile(hr, 'brought.docx', `王晨${word} 另一份`, 'import');
  await hr.does('UploadResumeFileOnBehalf', { jobSeekerId, file: brought });
  await hr.does('AddJobSeekerComment', { jobSeekerId, text: `请看${word}`, mentions });

  const itemOf = async (application: string, screener: Colleague): Promise<string> => {
    await hr.does('PassStep', { applicationId: application });
    await hr.does('AdvanceStage', { applicationId: application, to: 'RESUME_SCREENING' });
    const task = { applicationIds: [application], screenerId: screener.accountId, deadline: inDays(2) };
    return String(((await hr.does('AssignScreening', task)).itemIds as string[])[0]);
  };
  const itemId = await itemOf(applicationId, staff.SC);
  const itemOfResponsible = await itemOf(secondId, staff.PR);
  for (const [screener, screeningItemId] of [
    [staff.SC, itemId],
    [staff.PR, itemOfResponsible],
  ] as const)
    await screener.browser.does('ScreenItem', { screeningItemId, verdict: 'PASS', opinion: `意见${word}` });

  const span = (days: number) => ({
    start: inDays(days),
    end: new Date(Date.parse(inDays(days)) + 1_800_000).toISOString(),
  });
  const toInterview = { to: 'FIRST_INTERVIEW', reason: '急招' };
  await hr.does('SkipStage', { applicationId, ...toInterview });
  await hr.does('SkipStage', { applicationId: secondId, ...toInterview });
  const interviewerIds = [staff.IV.accountId];
  const facts = {
    ...{ name: '初面', positionId, stage: 'FIRST_INTERVIEW', place: videoPlace, durationMinutes: 30, interviewerIds },
    principalId: staff.HR.accountId,
  };
  const sessionId = String(
    (
      await hr.does('CreateAppointmentSession', {
        ...{ facts, deadline: inDays(1), segments: [{ ...span(3), seats: 2 }] },
      })
    ).appointmentSessionId,
  );
  const invited = await hr.does('InviteToSession', {
    appointmentSessionId: sessionId,
    applicationIds: [applicationId],
  });
  await hr.does('OpenAppointmentSession', { appointmentSessionId: sessionId });
  const arranged = { applicationId, ...span(1), place: videoPlace, interviewerIds };
  const interviewId = String((await hr.does('ArrangeInterview', arranged)).interviewId);

  await hr.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
  const attachment = await aFile(hr, 'letter.txt', `录用信${word}`, 'attachment');
  const drafted = { applicationId, ...terms, attachment, approverIds: [staff.OA.accountId] };
  const offerId = String((await hr.does('DraftOffer', drafted)).offerId);
  await hr.does('SubmitOfferForApproval', { offerId });
  await staff.OA.browser.does('AgreeOffer', { offerId });
  // Its letter is printed first; a machine with much to do may be asked again.
  const letter = { offerId, subject: '录用通知', content: '你好', sms: '录用通知' };
  await until('the offer to be sent', async () => {
    const { status, text } = await hr.post('SendOffer', letter);
    if (status !== 200 && status !== 503) throw new Error(`SendOffer: ${text}`);
    return status === 200;
  });
  await stepUp(person);
  const collectionId = String((await person.browser.does('AcceptOffer', { offerId })).collectionId);
  await hr.does('PassStep', { applicationId });
  await hr.does('AdvanceStage', { applicationId, to: 'ONBOARDING' });
  await hr.does('SendCollection', { collectionId });
  const degree = await aFile(person.browser, 'degree.txt', `毕业证${word}`, 'attachment');
  const content = {
    bank: { bank: '招商银行', number: '6225880137904452' },
    attachments: { degreeCertificate: [degree] },
  };
  await person.browser.does('SaveCollectionDraft', { collectionId, content });
  const { dataRequestId } = await person.browser.does('SubmitDataRequest', { kind: 'EXPLANATION', details: '请说明' });
  const copy = { kind: 'ACCESS_COPY', details: '' };
  const { dataRequestId: copyId } = await person.browser.does('SubmitDataRequest', copy);
  await company.admin.does('TakeDataRequest', { dataRequestId: copyId });
  await company.admin.does('FulfilDataRequest', { dataRequestId: copyId, answer: '副本已备好' });
  await person.browser.does('GrantConsent', { policyVersion: await person.browser.shown('privacy') });
  person.browser.sees(await atRest(server.url));

  type Detail = { interviews: { evaluations: { evaluationId: string }[] }[]; comments: { commentId: string }[] };
  const detail = await company.admin.asks<Detail>('applicationDetail', { applicationId });
  const messages = await until('a message to the person', async () => {
    type Rows = { rows: { notificationId: string }[] };
    const { rows } = await company.admin.asks<Rows>('notifications', { jobSeekerId });
    return rows[0];
  });
  return {
    staff,
    person,
    itemOfResponsible,
    atInterview: secondId,
    ids: {
      position: positionId,
      advertisement: advertisementId,
      person: jobSeekerId,
      'resume file': String(resumeFileId),
      application: applicationId,
      'screening item': itemId,
      session: sessionId,
      appointment: String((invited.appointmentIds as string[])[0]),
      interview: interviewId,
      evaluation: detail.interviews[0]?.evaluations[0]?.evaluationId ?? '',
      offer: offerId,
      collection: collectionId,
      message: messages.notificationId,
      comment: detail.comments[0]?.commentId ?? '',
      account: staff.CO.accountId,
      'data request': String(dataRequestId),
      copy: String(copyId),
    },
    files: {
      resume: resume.fileId,
      'brought file': brought.fileId,
      'offer letter': attachment.fileId,
      'collection paper': degree.fileId,
    },
  };
}
