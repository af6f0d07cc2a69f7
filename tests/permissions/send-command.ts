import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import type { Answer } from '../support/answer.ts';
import type { Browser } from '../support/browser.ts';
import { uploaded } from './upload.ts';

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
  const purpose = name === 'UploadResumeFile' ? 'resume' : 'import';
  const { status, body } = await uploaded(browser, 'cv.docx', bytes, purpose);
  const { fileId, size, type } = body as unknown as { fileId: string; size: number; type: string };
  return status < 300 ? { fileId, name: 'cv.docx', size, type } : undefined;
}

/** Refused for who asks: not signed in, not granted, outside the scope, not proved, or by a link that is for something else. */
export const isRefused = ({ status, body }: Answer): boolean =>
  status === 401 ||
  (status === 403 && (body.code === 'auth.forbidden' || body.code === 'link.step_up_required')) ||
  body.code === 'link.expired';

/**
 * Whether the server lets the sender do it. `isMissingNo`: where the sender's own is not found, they are let do nothing. `isSeen`: without a
 * revision, which is compared before what is named there is looked for.
 */
export async function sent(
  browser: Browser,
  name: string,
  payload: unknown,
  { isMissingNo = false, isSeen = false } = {},
): Promise<string> {
  const file = name.startsWith('UploadResumeFile') ? await aFile(browser, name) : undefined;
  const wish = file ? { ...(payload as object), file } : payload;
  const answer = await browser.post(name, wish, creating.has(name) || isSeen ? {} : wrongRevision);
  if (isRefused(answer)) return 'no';
  const { status, body } = answer;
  if (isMissingNo && (status === 404 || (status === 400 && name === 'UploadResumeFile'))) return 'no';
  return status >= 500 || status === 429 || (body.code === 'common.invalid' && name !== 'UploadResumeFile')
    ? `${status} ${body.code}`
    : 'yes';
}
