import { active, ambiguous, wrongFormat } from './file-fault.ts';

/** Binary formats whose first bytes are also valid text: a "text" that begins like one of them is a polyglot. */
const OTHER_FORMATS = /^(?:GIF8|%PDF-|%!PS|\{\\rtf|Rar!|MIME-Version:|<\?xml)/i;
const MARKUP = /^\s*(?:<!doctype\s+html|<html|<head|<body|<script|<iframe|<svg)/i;
const ANY_TAG = /<(?:!doctype\s+html|html|head|body|div|table|p|h[1-6]|ul|section|article|meta)[\s>]/i;

/** A control code other than the spaces and line ends of plain text (9 to 13). */
function hasControlCode(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32) || code === 127) return true;
  }
  return false;
}

/** Undefined where the bytes are not in this encoding. */
function strictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 by a mark at its beginning, as the editor of Windows calls Unicode; else what Chinese texts come in, in the order of the search. */
function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}

/** Text in the encodings that resumes come in, strictly; `undefined` if the bytes are in none or hold control codes. */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of encodingsOf(bytes)) {
    const text = strictly(encoding, bytes);
    if (text !== undefined) return hasControlCode(text) ? undefined : text;
  }
  return undefined;
}

/** Plain text that is not another format in disguise. */
export function checkPlainText(bytes: Uint8Array): void {
  const text = decodeText(bytes);
  if (text === undefined || text.trim() === '' || OTHER_FORMATS.test(text) || MARKUP.test(text))
    throw wrongFormat('no text');
}

/** A document type that declares something of its own, between brackets. Every character is looked at once, however often one begins. */
function hasInnerSubset(text: string): boolean {
  const doctype = /<!doctype/gi;
  while (doctype.test(text)) {
    const end = text.indexOf('>', doctype.lastIndex);
    const declared = text.slice(doctype.lastIndex, end < 0 ? undefined : end);
    if (declared.includes('[')) return true;
    if (end < 0) return false;
    doctype.lastIndex = end;
  }
  return false;
}

/** HTML, or XHTML without a document type of its own (internal subsets and entities are refused). */
export function checkHtml(bytes: Uint8Array): void {
  const text = decodeText(bytes);
  if (text === undefined) throw wrongFormat('no text');
  const start = text.replace(/^<\?xml[^>]*\?>/i, '');
  if (OTHER_FORMATS.test(start) || !ANY_TAG.test(start)) throw wrongFormat('no web page');
  if (start.slice(0, 1024).includes('%PDF-')) throw ambiguous('a web page that is a PDF as well');
  if (/<!entity/i.test(text) || hasInnerSubset(text)) throw active('a web page with entities of its own');
}
