import { toWord } from '../resumes/word-file.ts';
import type { Browser } from '../support/browser.ts';
import { type Advertised, deliver, newPhone, setPassword, signInByPhone } from '../support/company.ts';
import type { Server } from '../support/server.ts';
import type { Canaries } from './canaries.ts';
import { mailOf, resumeOf, type Staff, type Told } from './told.ts';
import { ask } from './told-at-the-desk.ts';
import { work } from './told-by-staff.ts';
import { offer } from './told-offer.ts';

/** Makes a person through the front door, with a canary in every field and file. */
export async function tellOf(canaries: Canaries, server: Server, staff: Staff, advertised: Advertised): Promise<Told> {
  const phone = newPhone();
  // Staff knew them first; with the phone's code what staff knew is theirs.
  const brought = { name: `${canaries.name}甲`, phone, email: `${canaries.word('registered')}@mail.example` };
  await staff.admin.does('CreateJobSeeker', brought);
  const browser = await signInByPhone(server, phone);
  const { account } = (await browser.send('/api/session')).body as unknown as {
    account: { jobSeekerId: string; accountId: string };
  };
  const { jobSeekerId, accountId } = account;
  const person = { canaries, browser, jobSeekerId, accountId, phone };
  await fill(person);
  await setPassword({ browser, phone }, 'Qz#2026Aa');
  const applicationId = await deliver({ ...person, email: mailOf(canaries) }, advertised);
  const link = await work(person, applicationId, server, staff);
  await offer(person, applicationId, staff);
  await ask(person, staff);
  return { ...person, link };
}

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
  // Bytes that others have, too: the file stays, and nobody tells any more that this person had it.
  await browser.upload('same.txt', Buffer.from('人人都有的一份说明'), 'attachment');
  await browser.does('ConfirmResumeStatement', { agreed: true });
  await browser.does('GrantConsent', { policyVersion: await browser.shown('privacy') });
}

async function upload(browser: Browser, name: string, bytes: Uint8Array): Promise<void> {
  const { status, text } = await browser.upload(name, bytes);
  if (status >= 300 && status !== 415) throw new Error(`upload of ${name}: ${status} ${text}`);
}
