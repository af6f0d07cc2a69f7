import { locked } from './file-fault.ts';
import { cipherOf } from './pdf-cipher.ts';
import { type PdfCipher, type PdfObject, pdfObjects } from './pdf-objects.ts';

/** The key of a trailer, in each spelling of its letters: only a file with it is looked through twice. */
const ENCRYPT = /\/(?:E|#45)(?:n|#6e)(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)/i;

/** A PDF as whoever has no password reads it. */
export interface OpenedPdf {
  readonly objects: readonly PdfObject[];
  /** Of an encrypted file. */
  readonly cipher: PdfCipher | undefined;
}

/**
 * Opens a PDF, encrypted or not. Many are encrypted without a password to read them: their author's is asked for before they are changed or
 * printed. Throws `FileFault` where a password is needed, and for what cannot be looked into.
 */
export function openPdf(file: Buffer): OpenedPdf {
  const cipher = ENCRYPT.test(file.toString('latin1')) ? cipherOf(pdfObjects(file, { leavePacked: true })) : 'plain';
  if (cipher === 'locked') throw locked('a PDF with a password');
  return cipher === 'plain'
    ? { objects: pdfObjects(file), cipher: undefined }
    : { objects: pdfObjects(file, { cipher }), cipher };
}
