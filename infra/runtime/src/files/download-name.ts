import type { UploadType } from './uploads.ts';

/** Web pages and mails open as text: a double click runs no script that their sender wrote. */
const endings: Record<UploadType, string> = {
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'message/rfc822': 'txt',
  'text/html': 'txt',
  'text/plain': 'txt',
};
const maxLength = 80;
/** Names that are devices on Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name under which a file is handed out: what its sender called it, made harmless, with the ending of what it is or is opened as. Only that one
 * dot is left, so that no second ending can pass for the true one; nothing invisible, nothing that turns the reading direction,
 * nothing that is a path or a device anywhere.
 */
export function downloadName(given: string, type: UploadType | undefined): string {
  const ending = type === undefined ? 'bin' : endings[type];
  const base = (given.split(/[\\/]/).pop() ?? '').replace(/\.[^.]{0,10}$/, '');
  // `cv.pdf.1` is called `cv.pdf`.
  const bare = base.toLowerCase().endsWith(`.${ending}`) ? base.slice(0, -ending.length - 1) : base;
  const plain = bare
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[.<>:"|?*%;'`$&]/g, '_')
    .replace(/\s/gu, ' ');
  const short = Array.from(plain.trim()).slice(0, maxLength).join('').trim();
  const safe = short === '' || device.test(short) ? `file ${short}`.trim() : short;
  return `${safe}.${ending}`;
}

/** `Content-Disposition` of a download (RFC 6266), with the name in ASCII and, as RFC 8187 writes it, in full. */
export function asAttachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
