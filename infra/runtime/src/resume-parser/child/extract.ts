import type { UploadType } from '../../files/checks.ts';
import { decodeText } from '../../files/structure/text.ts';
import { Unparsable } from '../types.ts';

const ofText = (bytes: Uint8Array): string => {
  const text = decodeText(bytes);
  if (text === undefined) throw new Unparsable('unreadable');
  return text;
};

const ofWord = async (bytes: Uint8Array) => (await import('./word.ts')).wordText(bytes);
/** Readers are loaded when asked for: a child reads one file only. */
const readers: Record<UploadType, (bytes: Uint8Array) => string | Promise<string>> = {
  'application/msword': ofWord,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ofWord,
  'application/pdf': async (bytes) => (await import('./pdf.ts')).pdfText(bytes),
  'image/jpeg': async (bytes) => (await import('./recognise.ts')).recognisedText(bytes),
  'image/png': async (bytes) => (await import('./recognise.ts')).recognisedText(bytes),
  'text/html': async (bytes) => (await import('./html.ts')).htmlText(ofText(bytes)),
  'text/plain': ofText,
};

/** The text of a file in reading order, table cells of a row separated by tabs. */
export const extractText = async (type: UploadType, bytes: Uint8Array): Promise<string> => readers[type](bytes);
