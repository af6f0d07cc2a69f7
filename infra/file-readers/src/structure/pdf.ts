import { active, ambiguous, damaged, wrongFormat } from './file-fault.ts';
import { asBuffer, endOfArchive } from './foreign.ts';
import { openPdf } from './opened-pdf.ts';
import { isActivePdf } from './pdf-dangers.ts';
import { checkStreams } from './pdf-streams.ts';

const TAIL = 2048;
const MARKUP = /<script|<html|<!doctype|<\?php|<iframe/i;
/** Also where no reader comes upon it as an object. */
const ACTIVE = /\/S\s{0,8}\/(?:JavaScript|Launch)\b/;

/**
 * A PDF whose header opens the file and whose trailer closes it, that is no web page or archive as well, opens without a password, and holds
 * no script, program or other file in any object that a reader could come upon, compressed ones and other spellings included.
 */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  const buffer = asBuffer(bytes);
  const head = buffer
    .subarray(0, 1024)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (!/^%PDF-[12]\.\d/.test(head)) throw wrongFormat('no PDF');
  const end = buffer.lastIndexOf('%%EOF');
  const behind = buffer.subarray(Math.max(0, end)).toString('latin1', 0, TAIL);
  if (MARKUP.test(head) || (end >= 0 && MARKUP.test(behind)) || endOfArchive(bytes) >= 0)
    throw ambiguous('a PDF that is something else as well');
  if (end < 0 || end < buffer.length - TAIL) throw damaged('a PDF that was cut');
  if (!buffer.subarray(Math.max(0, end - TAIL), end).includes('startxref')) throw damaged('a PDF without its table');
  const opened = openPdf(buffer);
  if (ACTIVE.test(buffer.toString('latin1')) || isActivePdf(opened)) throw active('a PDF that acts');
  await checkStreams(buffer, opened);
}
