import { locked } from './file-fault.ts';
import { cipherOf } from './pdf-cipher.ts';
import { type PdfCipher, type PdfObject, pdfObjects } from './pdf-objects.ts';

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
  const isEncrypted = file.includes('Encrypt') || file.includes('#');
  const cipher = isEncrypted ? cipherOf(pdfObjects(file, { leavePacked: true })) : 'plain';
  if (cipher === 'locked') throw locked('a PDF with a password');
  return cipher === 'plain'
    ? { objects: pdfObjects(file), cipher: undefined }
    : { objects: pdfObjects(file, { cipher }), cipher };
}
