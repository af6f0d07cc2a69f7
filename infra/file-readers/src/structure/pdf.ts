import { asBuffer, endOfArchive } from './foreign.ts';
import { isActivePdf } from './pdf-dangers.ts';

const TAIL = 2048;
const MARKUP = /<script|<html|<!doctype|<\?php|<iframe/i;
/** Also where no reader comes upon it as an object. */
const ACTIVE = /\/S\s{0,8}\/(?:JavaScript|Launch)\b/;

/**
 * A PDF whose header opens the file and whose trailer closes it, that is no web page or archive as well, has no password, and holds
 * no script, program or other file in any object that a reader could come upon, compressed ones and other spellings included.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const buffer = asBuffer(bytes);
  const head = buffer
    .subarray(0, 1024)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (!/^%PDF-[12]\.\d/.test(head)) return false;
  const end = buffer.lastIndexOf('%%EOF');
  if (end < 0 || end < buffer.length - TAIL) return false;
  if (!buffer.subarray(Math.max(0, end - TAIL), end).includes('startxref')) return false;
  const behind = buffer.subarray(end).toString('latin1');
  return (
    !MARKUP.test(head) &&
    !MARKUP.test(behind) &&
    endOfArchive(bytes) < 0 &&
    !ACTIVE.test(buffer.toString('latin1')) &&
    !isActivePdf(buffer)
  );
}
