import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type SmtpSettings, smtpMailer } from '@talentlog/runtime/smtp';
import { given } from '../given.ts';

export const url = new URL(given('SMTP_URL'));
const folder = join(given('SMTP_FOLDER'), 'mail');
const known = { user: given('SMTP_USER'), pass: given('SMTP_PASSWORD') };
export const sender = 'talent@example.com';
/** A mailer to the Exim of this run, which signs in there. */
export const mailerAt = (over: Partial<SmtpSettings> = {}) =>
  smtpMailer({
    ...{ host: '127.0.0.1', port: Number(url.port), secure: false, from: `Talent Team <${sender}>`, timeoutMs: 5_000 },
    ...known,
    ...over,
  });

/** What lies in the one mailbox that everybody has, as it came: oldest first. */
export const inBox = (): readonly string[] =>
  ['new', 'cur'].flatMap((box) => {
    const names = readdirSync(folder).includes(box) ? readdirSync(join(folder, box)) : [];
    return names.toSorted().map((name) => readFileSync(join(folder, box, name), 'utf8').replaceAll(/\r?\n/g, '\r\n'));
  });
export const emptyBox = () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
};
export const receiversOf = (raw: string) => [/^Envelope-to: (.+)\r$/m.exec(raw)?.[1] ?? ''];

/** A mail like any other. */
export const mail = {
  id: '0198c0de-0000-7000-8000-000000000002',
  to: 'lin@example.com',
  subject: '面试安排',
  text: '你好，林',
  html: '<p>你好，林</p>',
};
