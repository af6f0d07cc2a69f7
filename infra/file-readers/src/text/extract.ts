import type { UploadType } from '@talentlog/runtime';
import { checkEnclosed } from '../checks.ts';
import { decodeText } from '../structure/text.ts';
import { type FileText, wholeText } from './file-text.ts';
import { Unparsable } from './unparsable.ts';

const ofText = (bytes: Uint8Array): string => {
  const text = decodeText(bytes);
  if (text === undefined) throw new Unparsable('unreadable');
  return text;
};

/** Readers are loaded when asked for: a child reads one file only. */
const readers: Record<UploadType, (bytes: Uint8Array) => Promise<FileText>> = {
  'application/msword': async (bytes) => wholeText(await (await import('./word.ts')).wordText(bytes)),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': async (bytes) =>
    wholeText(await (await import('./docx.ts')).docxText(bytes)),
  'application/pdf': async (bytes) => (await import('./pdf.ts')).pdfText(bytes),
  'image/jpeg': async (bytes) => wholeText(await (await import('./recognise.ts')).recognisedText(bytes)),
  'image/png': async (bytes) => wholeText(await (await import('./recognise.ts')).recognisedText(bytes)),
  'message/rfc822': async (bytes) => (await import('./mail.ts')).mailText(bytes, enclosedText),
  'text/html': async (bytes) => wholeText((await import('./html.ts')).htmlText(ofText(bytes))),
  'text/plain': async (bytes) => wholeText(ofText(bytes)),
};

/** Throws `Unparsable` for what its reader cannot take. */
export const extractText = async (type: UploadType, bytes: Uint8Array): Promise<FileText> => readers[type](bytes);

/** A resume in a mail is read as it is alone; pictures would be read in a process of their own. */
async function enclosedText(name: string, bytes: Uint8Array): Promise<FileText> {
  const verdict = await checkEnclosed(name, bytes);
  if (!verdict.ok) return wholeText('');
  return verdict.type.startsWith('image/') ? { text: '', incomplete: true } : extractText(verdict.type, bytes);
}
