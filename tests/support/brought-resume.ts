import { toBoardHtml, toMail } from '../fixtures/board-files.mjs';
import { layouts } from '../resumes/corpus-layouts.ts';
import type { Browser } from './browser.ts';
import { newPhone, type Seeker, signInByPhone } from './company.ts';
import type { Server } from './server.ts';
import { until } from './until.ts';

/** An invented resume as job boards export it: a web page called `.doc`, and the mail that brings it. */
const source = layouts[0]?.source ?? '';
export const boardDoc = Buffer.from(toBoardHtml(source));
export const boardMail = toMail(source);
/** How its owner is reached, as it stands in the file. */
export const contactInFile = { phone: '13800006031', email: 'luyunzhou@example.com' };

/** What staff see of what they brought. */
export interface Brought {
  readonly writtenByPerson: boolean;
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly allowedActions: readonly string[];
  readonly files: readonly {
    readonly resumeFileId: string;
    readonly fileId: string;
    readonly state: string;
    readonly broughtBy: { readonly name: string };
    readonly proposals: readonly { readonly path: string; readonly value: string; readonly line: string }[];
  }[];
}

type Person = Pick<Seeker, 'browser' | 'jobSeekerId'>;

/** Somebody who signed in and agreed, and wrote nothing of themselves. */
export async function aQuietPerson(server: Server): Promise<Person> {
  const browser = await signInByPhone(server, newPhone());
  await browser.does('GrantConsent', { policyVersion: await browser.shown('privacy') });
  const { account } = (await browser.send('/api/session')).body as { account?: { jobSeekerId: string } };
  return { browser, jobSeekerId: account?.jobSeekerId ?? '' };
}

export const broughtOf = (staff: Browser, { jobSeekerId }: Pick<Person, 'jobSeekerId'>) =>
  staff.asks<Brought>('broughtResume', { jobSeekerId });

/** The file as a command names it. */
export async function importedBy(staff: Browser, name: string, bytes: Uint8Array) {
  const { status, body } = await staff.upload(name, bytes, 'import');
  return { status, file: { fileId: body.fileId, name, size: bytes.byteLength, type: body.type } };
}

/** Brings a file of the person and waits until it was read. */
export async function bring(staff: Browser, person: Pick<Person, 'jobSeekerId'>, name: string, bytes: Uint8Array) {
  const { jobSeekerId } = person;
  const { file } = await importedBy(staff, name, bytes);
  const { resumeFileId } = await staff.does('UploadResumeFileOnBehalf', { jobSeekerId, file });
  const found = async () => (await broughtOf(staff, person)).files.find((one) => one.resumeFileId === resumeFileId);
  await until(async () => (await found())?.state === 'PARSED', `${name} to be read`);
  return { jobSeekerId, resumeFileId: String(resumeFileId) };
}
