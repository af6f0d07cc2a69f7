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

/** Text in the two encodings that resumes come in, strictly; `undefined` if the bytes are neither or hold control codes. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return hasControlCode(text) ? undefined : text;
    } catch {
      // not this encoding; the next one may fit
    }
  }
  return undefined;
}

/** Plain text that is not another format in disguise. */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes);
  return text !== undefined && text.trim() !== '' && !OTHER_FORMATS.test(text) && !MARKUP.test(text);
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
export function isHtml(bytes: Uint8Array): boolean {
  const text = decodeText(bytes);
  if (text === undefined || /<!entity/i.test(text) || hasInnerSubset(text)) return false;
  const start = text.replace(/^<\?xml[^>]*\?>/i, '');
  return !OTHER_FORMATS.test(start) && !start.slice(0, 1024).includes('%PDF-') && ANY_TAG.test(start);
}
