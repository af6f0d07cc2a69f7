import type { Upload, UploadType, UploadVerdict } from '@talentlog/runtime';
import { fileTypeFromBuffer } from 'file-type';
import { checkRoughly, extensionOf } from './limits.ts';
import { isDoc } from './structure/doc.ts';
import { isDocx } from './structure/docx.ts';
import { isJpeg, isPng } from './structure/image.ts';
import { isMail } from './structure/mail.ts';
import { isPdf } from './structure/pdf.ts';
import { isHtml, isPlainText } from './structure/text.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Format {
  readonly type: UploadType;
  /** What the bytes' signature may be called; text has none. */
  readonly signatures: readonly (string | undefined)[];
  readonly holds: (bytes: Uint8Array) => boolean | Promise<boolean>;
}
const jpeg: Format = { type: 'image/jpeg', signatures: ['image/jpeg'], holds: isJpeg };
const html: Format = { type: 'text/html', signatures: [undefined, 'application/xml', 'text/html'], holds: isHtml };
const mail: Format = { type: 'message/rfc822', signatures: [undefined], holds: (bytes) => isMail(bytes, isEnclosable) };
const word: Format = {
  type: 'application/msword',
  signatures: ['application/x-cfb', 'application/msword'],
  holds: isDoc,
};
/** What an ending may be; of several the content decides, and each is read as what it is. */
const formats: Record<string, readonly Format[]> = {
  // Job boards call their web pages and web archives so.
  doc: [word, mail, html],
  docx: [{ type: docx, signatures: [docx, 'application/zip'], holds: isDocx }],
  jpg: [jpeg],
  jpeg: [jpeg],
  png: [{ type: 'image/png', signatures: ['image/png'], holds: isPng }],
  pdf: [{ type: 'application/pdf', signatures: ['application/pdf'], holds: isPdf }],
  html: [html],
  htm: [html],
  mht: [mail],
  mhtml: [mail],
  mnt: [mail],
  eml: [mail],
};
const plain: Format = { type: 'text/plain', signatures: [], holds: isPlainText };

async function agrees({ type, signatures, holds }: Format, bytes: Uint8Array): Promise<boolean> {
  // Two-letter signatures also begin honest sentences ("BM..."), so plain text is judged by its own check alone.
  if (type !== 'text/plain') {
    const found = await fileTypeFromBuffer(bytes);
    if (!signatures.includes(found?.mime)) return false;
  }
  return holds(bytes);
}

/**
 * Judges an upload by its extension, signature and structure, which must all agree, before anything is expanded. Never
 * rejects: whatever a reader stumbles over is `file.security_failed`. Allowed: resumes doc, docx, jpg, jpeg, png, pdf, of staff
 * also txt, html, htm, mht, mhtml, mnt, eml; attachments pdf, txt, png, jpg, jpeg (both at most 20 MB); avatars jpg, jpeg, png under 10 MB, logos the same up to 512 KB. It may take as
 * long as the file wants: where foreign files arrive, `createFileInspector` runs it apart.
 */
export async function checkUpload(upload: Upload): Promise<UploadVerdict> {
  return judged(upload, () => true);
}

/** What a mail encloses: judged as a resume that comes alone, but no mail again, so that nothing nests without end. */
export const checkEnclosed = (name: string, bytes: Uint8Array): Promise<UploadVerdict> =>
  judged({ name, bytes, purpose: 'import' }, (format) => format !== mail);

const isEnclosable = async (name: string, bytes: Uint8Array): Promise<boolean> => (await checkEnclosed(name, bytes)).ok;

async function judged(upload: Upload, mayBe: (format: Format) => boolean): Promise<UploadVerdict> {
  const refusal = checkRoughly(upload);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const extension = extensionOf(upload.name);
  for (const format of (formats[extension] ?? [plain]).filter(mayBe)) {
    const safe = await agrees(format, upload.bytes).catch(() => false);
    if (safe) return { ok: true, type: format.type, extension };
  }
  return { ok: false, code: 'file.security_failed' };
}
