import type { Upload, UploadPurpose, UploadRefusal, UploadType, UploadVerdict } from '@talentlog/runtime';
import { binaryKindOf, checkRoughly, extensionOf, isUsualName } from './limits.ts';
import { checkDoc } from './structure/doc.ts';
import { checkDocx } from './structure/docx.ts';
import { FileFault, type FileFaultCode } from './structure/file-fault.ts';
import { checkJpeg, checkPng } from './structure/image.ts';
import { checkMail } from './structure/mail.ts';
import { checkPdf } from './structure/pdf.ts';
import { checkHtml, checkPlainText } from './structure/text.ts';

interface Format {
  readonly type: UploadType;
  readonly extension: string;
  /** Throws `FileFault`; anything else that it throws means that the file is damaged. */
  readonly check: (bytes: Uint8Array) => void | Promise<void>;
}
const word: Format = { type: 'application/msword', extension: 'doc', check: checkDoc };
const docx: Format = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
  check: checkDocx,
};
const pdf: Format = { type: 'application/pdf', extension: 'pdf', check: checkPdf };
const png: Format = { type: 'image/png', extension: 'png', check: checkPng };
const jpeg: Format = { type: 'image/jpeg', extension: 'jpg', check: checkJpeg };
const html: Format = { type: 'text/html', extension: 'html', check: checkHtml };
const plain: Format = { type: 'text/plain', extension: 'txt', check: checkPlainText };
const mail: Format = { type: 'message/rfc822', extension: 'eml', check: (bytes) => checkMail(bytes, checkEnclosed) };

const pictures = [jpeg, png];
const documents = [word, docx, pdf, ...pictures];
/** What may be brought for each purpose, whatever it is called. */
const brought: Record<UploadPurpose, readonly Format[]> = {
  resume: documents,
  import: [...documents, html, mail, plain],
  attachment: [pdf, ...pictures, plain],
  avatar: pictures,
  logo: pictures,
};
/** Texts that go by an ending, in the order in which they are tried. Job boards call their web pages and web archives Word files. */
const texts: Readonly<Record<string, readonly Format[]>> = {
  doc: [mail, html],
  docx: [mail, html],
  html: [html, mail, plain],
  htm: [html, mail, plain],
  txt: [plain, html, mail],
  mht: [mail, html, plain],
  mhtml: [mail, html, plain],
  mnt: [mail, html, plain],
  eml: [mail, html, plain],
};

/** What it may be by its first bytes; a text, which has none of its own, by its ending. */
function candidates({ name, bytes, purpose }: Upload): readonly Format[] {
  const kind = binaryKindOf(bytes);
  if (kind !== undefined) return brought[purpose].filter((format) => format.extension === kind);
  const extension = extensionOf(name);
  const named = texts[extension] ?? [];
  return extension.startsWith('doc') ? named : named.filter((format) => brought[purpose].includes(format));
}

/** Undefined where nothing is wrong with it as this format. */
async function faultOf({ check }: Format, bytes: Uint8Array): Promise<FileFaultCode | undefined> {
  try {
    await check(bytes);
    return undefined;
  } catch (error) {
    return error instanceof FileFault ? error.code : 'file.damaged';
  }
}

/**
 * Judges an upload by its signature and structure, before anything is expanded, and takes it for what it is: an ending that says
 * something else, or none, is a mistake of every day. Never rejects; each cause has a code of its own. Allowed: resumes doc, docx, jpg, jpeg, png, pdf, of staff
 * also txt, html, htm, mht, mhtml, mnt, eml; attachments pdf, txt, png, jpg, jpeg (both at most 20 MB); avatars jpg, jpeg, png under 10 MB, logos the same up to 512 KB. It may take as
 * long as the file wants: where foreign files arrive, `createFileInspector` runs it apart.
 */
export async function checkUpload(upload: Upload): Promise<UploadVerdict> {
  return judged(upload, () => true);
}

/** What a mail encloses: judged as a resume that comes alone, but no mail again, so that nothing nests without end. */
export const checkEnclosed = (name: string, bytes: Uint8Array): Promise<UploadVerdict> =>
  judged({ name, bytes, purpose: 'import' }, (format) => format !== mail);

async function judged(upload: Upload, mayBe: (format: Format) => boolean): Promise<UploadVerdict> {
  let code: UploadRefusal | undefined = checkRoughly(upload);
  if (code !== undefined) return { ok: false, code };
  for (const format of candidates(upload).filter(mayBe)) {
    code = await faultOf(format, upload.bytes);
    if (code === undefined) return { ok: true, type: format.type, extension: format.extension };
    if (code !== 'file.wrong_format') return { ok: false, code };
  }
  return { ok: false, code: isUsualName(upload) ? 'file.wrong_format' : 'file.unsupported' };
}
