import type { ArrivedMail } from './contract.ts';

/** What a mail reader shows of a raw mail with a plain and an HTML part. */
export function readMail(raw: string, to: readonly string[]): ArrivedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";\r\n]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const content = (type: string): string => {
    const part = parts.find(({ headers: own }) => own.get('content-type')?.startsWith(type));
    const bytes = decode(part?.body ?? '', part?.headers.get('content-transfer-encoding') ?? '7bit');
    return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd();
  };
  return { to, subject: words(headers.get('subject') ?? ''), text: content('text/plain'), html: content('text/html') };
}

function split(raw: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers: new Map(pairs as [string, string][]), body: raw.slice(end + 4) };
}

function decode(text: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  return encoding === 'quoted-printable' ? quoted(text.replaceAll('=\r\n', '')) : Buffer.from(text, 'utf8');
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** RFC 2047 words of a header. */
const words = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, data: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(data, 'base64') : quoted(data.replaceAll('_', ' '))).toString('utf8'),
    );
