import type { Browser } from '../support/browser.ts';
import { type Company, deliver, stepUp } from '../support/company.ts';
import { linkTo } from '../support/inbox.ts';
import { inDays, videoPlace } from '../support/position.ts';
import type { Server } from '../support/server.ts';
import { type Canaries, canariesOf, newMark } from './canaries.ts';

/** Two with whom nothing is settled: one in the middle of an application, and one without an account who was asked for consent. */
export interface Waiting {
  readonly company: Company;
  readonly canaries: Canaries;
  readonly browser: Browser;
  readonly phone: string;
  readonly jobSeekerId: string;
  readonly askedId: string;
  /** By which the log and the timers know them. */
  readonly ids: readonly string[];
  /** The token of the link to consent. */
  readonly link: string;
  /** What was theirs alone. */
  readonly file: string;
}

/** Hours in which no SMS leaves, whatever the clock of this machine says. */
const quietNow = (): { readonly from: number; readonly to: number } =>
  (new Date().getUTCHours() + 8) % 24 < 12 ? { from: 22, to: 14 } : { from: 12, to: 8 };

/** Makes both through the front door. */
export async function leaveOpen(server: Server, company: Company): Promise<Waiting> {
  const canaries = canariesOf(0, newMark());
  const { admin } = company;
  const { browser: hr } = await company.hire('hr', 'HR');
  const interviewer = await company.hire('interviewer', 'IV');
  const advertised = await company.advertise(hr);
  await admin.does('ChangeSettings', { values: { smsQuietHours: quietNow() } });
  const person = await company.seeker(canaries.name);
  const { jobSeekerId } = person;
  const { body } = await person.browser.upload('a.txt', Buffer.from(canaries.word('file')), 'attachment');
  const { account } = (await person.browser.send('/api/session')).body as unknown as { account: { accountId: string } };
  const applicationId = await deliver(person, advertised);
  await hr.does('AddJobSeekerComment', { jobSeekerId, text: canaries.word('comment') });
  await hr.does('PassStep', { applicationId });
  await hr.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: canaries.word('skip') });
  const [start, end] = [inDays(3), new Date(Date.parse(inDays(3)) + 1_800_000).toISOString()];
  const interviewerIds = [interviewer.accountId];
  await hr.does('ArrangeInterview', { applicationId, start, end, place: videoPlace, interviewerIds });
  const letter = { channels: ['SMS'], subject: '', content: '', sms: canaries.word('sms') };
  await hr.does('WriteToCandidate', { applicationId, letter });
  await hr.does('LockApplication', { applicationId, reason: canaries.word('lock') });
  await stepUp(person);
  await person.browser.does('SubmitDataRequest', { kind: 'EXPLANATION', details: canaries.word('details') });
  const asked = { name: canaries.name, email: `${canaries.word('asked')}@mail.example` };
  const askedId = String((await admin.does('CreateJobSeeker', asked)).jobSeekerId);
  await admin.does('RequestConsent', { jobSeekerId: askedId });
  const link = await linkTo(server, asked.email, 'consent');
  const ids = [jobSeekerId, askedId, account.accountId, applicationId];
  return { ...person, company, canaries, askedId, ids, link, file: String(body.fileId) };
}
