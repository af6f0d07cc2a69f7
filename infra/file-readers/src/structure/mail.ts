import type { UploadVerdict } from '@talentlog/runtime';
import { fileTypeFromBuffer } from 'file-type';
import { active, damaged, FileFault, wrongFormat } from './file-fault.ts';
import { asBuffer } from './foreign.ts';
import { type MimePart, messageOf, mimeParts } from './mime.ts';
import { decodeText } from './text.ts';

/** A mail, or a web page saved with its pictures (MHTML), taken apart. */
export interface Mail {
  readonly html: string;
  readonly text: string;
  readonly others: readonly MimePart[];
}
/** What would be said of a file that comes alone. */
type Judge = (name: string, bytes: Uint8Array) => Promise<UploadVerdict>;

/** Parts of pages that Word and browsers save beside them, which nobody opens. */
const PAGE_PARTS = new Set(['text/css', 'text/xml', 'application/xml', 'application/vnd.ms-officetheme']);
const PLAIN = new Set([undefined, 'application/xml', 'application/zip']);

/** In the encoding it names, if that is what it is in; else in the two that resumes come in. */
function textOf({ bytes, charset }: MimePart): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return decodeText(bytes) ?? new TextDecoder(/^gb/i.test(charset) ? 'gb18030' : 'utf-8').decode(bytes);
  }
}

/** Nothing that it names is fetched, and nothing in it runs. */
export function readMail(bytes: Uint8Array): Mail {
  const parts = mimeParts(bytes);
  const shown = (type: string) => parts.filter((part) => part.type === type && !part.isAttachment && part.name === '');
  const [page, ...frames] = shown('text/html');
  const words = shown('text/plain');
  const read = new Set([page, ...frames, ...words]);
  return {
    html: page === undefined ? '' : textOf(page),
    text: words.map(textOf).join('\n'),
    others: parts.filter((part) => !read.has(part) && part.bytes.length > 0),
  };
}

/** What would not be taken alone is not taken in a mail, but for pictures and the styles of a page. */
async function checkPart({ type, name, bytes }: MimePart, judge: Judge): Promise<void> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (type.startsWith('image/') && found?.startsWith('image/')) return;
  if (PAGE_PARTS.has(type) && name === '' && PLAIN.has(found)) return;
  const verdict = await judge(name, bytes);
  if (verdict.ok) return;
  const { code } = verdict;
  throw code === 'file.password_protected' || code === 'file.security_failed'
    ? new FileFault(code, 'an enclosed file')
    : active('a mail that encloses what is not taken');
}

/** Whether it begins with the head of a message of several parts or of one page. */
function beginsAsMail(bytes: Uint8Array): boolean {
  const start = asBuffer(bytes).toString('latin1', 0, 100_000).trimStart();
  if (!/^[A-Za-z][\w-]{1,60}:/.test(start)) return false;
  const { head } = messageOf(start);
  return head.has('mime-version') && /^(?:multipart\/|text\/)/i.test(head.get('content-type') ?? '');
}

/** A mail or web archive in which there is something to read, and nothing that would not be taken alone. */
export async function checkMail(bytes: Uint8Array, judge: Judge): Promise<void> {
  if (bytes.includes(0) || !beginsAsMail(bytes)) throw wrongFormat('no mail');
  const { html, text, others } = readMail(bytes);
  for (const part of others) await checkPart(part, judge);
  if (`${html}${text}`.trim() === '' && others.length === 0) throw damaged('a mail without content');
}
