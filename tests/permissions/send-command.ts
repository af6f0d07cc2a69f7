import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import type { Browser } from '../support/browser.ts';

/** What is sent to make something new has no revision to guess; everything else is asked for with one that is wrong, so that nothing changes. */
const creating: ReadonlySet<string> = new Set([
  ...['CreatePosition', 'CreateAdvertisement', 'CreateJobSeeker', 'CreateApplication', 'AssignScreening'],
  ...['CreateAppointmentSession', 'ArrangeInterview', 'DraftOffer', 'EnterDataRequest', 'RegisterSubscriber'],
  ...['InviteColleague', 'CreateStaffAccount', 'DeliverApplication', 'SubmitDataRequest'],
  ...['UploadResumeFile', 'UploadResumeFileOnBehalf'],
]);
const wrongRevision = { 'if-match': '"999999"' };

let files = 0;
/** A file of the sender's own, where they may bring one: it is looked at before what it is for. */
async function aFile(browser: Browser, name: string) {
  files += 1;
  const bytes = zipOf(docxParts(paragraphs(`简历 ${files}`)));
  const { status, body } = await browser.upload('cv.docx', bytes, name === 'UploadResumeFile' ? 'resume' : 'import');
  const { fileId, size, type } = body as unknown as { fileId: string; size: number; type: string };
  return status < 300 ? { fileId, name: 'cv.docx', size, type } : undefined;
}

export async function sent(browser: Browser, name: string, payload: unknown): Promise<string> {
  const file = name.startsWith('UploadResumeFile') ? await aFile(browser, name) : undefined;
  const wish = file ? { ...(payload as object), file } : payload;
  const { status, body } = await browser.post(name, wish, creating.has(name) ? {} : wrongRevision);
  if (status === 401) return 'no';
  if (status === 403 && (body.code === 'auth.forbidden' || body.code === 'link.step_up_required')) return 'no';
  return status >= 500 || status === 429 || (body.code === 'common.invalid' && name !== 'UploadResumeFile')
    ? `${status} ${body.code}`
    : 'yes';
}
