import { fileTypeFromBuffer } from 'file-type';
import { isDoc } from './structure/doc.ts';
import { isDocx } from './structure/docx.ts';
import { isJpeg, isPng } from './structure/image.ts';
import { isMail } from './structure/mail.ts';
import { isPdf } from './structure/pdf.ts';
import { isHtml, isPlainText } from './structure/text.ts';

/** The media types that we store; what is served later carries exactly one of them. */
const uploadTypes = [
  'application/msword',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'message/rfc822',
  'text/html',
  'text/plain',
] as const;
export type UploadType = (typeof uploadTypes)[number];
/** Whether it is one of the media types that we store. */
export const isUploadType = (type: string): type is UploadType => uploadTypes.some((known) => known === type);
/** `import` is a resume that staff bring: text, web pages, mails and web archives too. */
export type UploadPurpose = 'resume' | 'import' | 'attachment' | 'avatar';
export type UploadRefusal = 'file.unsupported' | 'file.too_large' | 'file.empty' | 'file.security_failed';
export type UploadVerdict =
  | { readonly ok: true; readonly type: UploadType; readonly extension: string }
  | { readonly ok: false; readonly code: UploadRefusal };
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly purpose: UploadPurpose;
}

const MB = 1024 * 1024;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const resume = ['doc', 'docx', 'jpg', 'jpeg', 'png', 'pdf'];
const extensions: Record<UploadPurpose, readonly string[]> = {
  resume,
  import: [...resume, 'txt', 'html', 'htm', 'mht', 'mhtml', 'mnt', 'eml'],
  attachment: ['pdf', 'txt', 'png', 'jpg', 'jpeg'],
  avatar: ['jpg', 'png', 'jpeg'],
};

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

const isTooLarge = ({ purpose, bytes }: Upload) =>
  purpose === 'avatar' ? bytes.length >= 10 * MB : bytes.length > 20 * MB;

async function agrees({ type, signatures, holds }: Format, bytes: Uint8Array): Promise<boolean> {
  // Two-letter signatures also begin honest sentences ("BM..."), so plain text is judged by its own check alone.
  if (type !== 'text/plain') {
    const found = await fileTypeFromBuffer(bytes);
    if (!signatures.includes(found?.mime)) return false;
  }
  return holds(bytes);
}

const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What name and size alone tell, without looking into the bytes. */
export function checkRoughly(upload: Upload): UploadRefusal | undefined {
  if (!extensions[upload.purpose].includes(extensionOf(upload.name))) return 'file.unsupported';
  if (upload.bytes.length === 0) return 'file.empty';
  return isTooLarge(upload) ? 'file.too_large' : undefined;
}

/**
 * Judges an upload by its extension, signature and structure, which must all agree, before anything is expanded. Never
 * rejects: whatever a reader stumbles over is `file.security_failed`. Allowed: resumes doc, docx, jpg, jpeg, png, pdf, of staff
 * also txt, html, htm, mht, mhtml, mnt, eml; attachments pdf, txt, png, jpg, jpeg (both at most 20 MB); avatars jpg, jpeg, png under 10 MB. It may take as
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
