import { tooComplex } from './file-fault.ts';
import { asBuffer } from './foreign.ts';

/** One part of a message that holds no others. */
export interface MimePart {
  readonly type: string;
  readonly charset: string;
  /** What it calls its file; often only its ending can be read. */
  readonly name: string;
  readonly isAttachment: boolean;
  readonly bytes: Buffer;
}
const MAX_PARTS = 300;
const MAX_DEPTH = 8;
const MAX_HEAD = 200_000;

interface Message {
  readonly head: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Names and values of the head, lines that go on put together; the first of a name counts. */
export function messageOf(text: string): Message {
  const end = /\n\r?\n/.exec(text.slice(0, MAX_HEAD));
  if (end === null && text.length > MAX_HEAD) throw tooComplex('a head without end');
  const written = text.slice(0, end?.index ?? text.length).replace(/\r?\n[ \t]/g, ' ');
  const head = new Map<string, string>();
  for (const line of written.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !head.has(name)) head.set(name, line.slice(colon + 1).trim());
  }
  return { head, body: end === null ? '' : text.slice(end.index + end[0].length) };
}

/** `boundary` of `multipart/mixed; boundary="b"`, put together where it was cut into numbered pieces. */
export function parameter(value: string, name: string): string {
  const found = value.matchAll(/;[ \t]{0,20}([\w*-]{1,40})[ \t]{0,9}=[ \t]{0,9}(?:"([^"]{0,2000})"|([^;"]{0,2000}))/g);
  const pieces = [...found].filter(
    ([, key = '']) => key.toLowerCase() === name || key.toLowerCase().startsWith(`${name}*`),
  );
  return pieces.map(([, , quoted, plain]) => quoted ?? plain?.trim() ?? '').join('');
}

/** `=?gb2312?B?...?=` in a name of a file, as far as its ending needs it. */
const plainName = (name: string): string =>
  name
    .replace(/=\?[\w-]{1,30}\?b\?([A-Za-z0-9+/=]{0,2000})\?=/gi, (_all, told: string) =>
      Buffer.from(told, 'base64').toString('latin1'),
    )
    .replace(/=\?[\w-]{1,30}\?q\?([^?]{0,2000})\?=/gi, (_all, told: string) => unquoted(told));

const unquoted = (text: string): string =>
  text
    .replace(/=[ \t]{0,9}\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body, 'latin1');
}

/** What stands between the lines that begin with the boundary. */
function* between(body: string, boundary: string): Generator<string> {
  const mark = `\n--${boundary}`;
  const text = `\n${body}`;
  let from = text.indexOf(mark);
  while (from >= 0) {
    const begin = text.indexOf('\n', from + mark.length);
    if (begin < 0 || text.startsWith('--', from + mark.length)) return;
    const next = text.indexOf(mark, begin);
    yield text.slice(begin + 1, next < 0 ? undefined : next).replace(/\r$/, '');
    from = next;
  }
}

function* partsIn(text: string, depth: number): Generator<MimePart> {
  if (depth > MAX_DEPTH) throw tooComplex('nests too deep');
  const { head, body } = messageOf(text);
  const content = head.get('content-type') ?? 'text/plain';
  const type = (content.split(';')[0] ?? '').trim().toLowerCase();
  const bytes = () => decoded(body, (head.get('content-transfer-encoding') ?? '').toLowerCase());
  if (type.startsWith('multipart/')) {
    const boundary = parameter(content, 'boundary');
    if (boundary === '') throw new Error('no boundary');
    for (const part of between(body, boundary)) yield* partsIn(part, depth + 1);
  } else if (type === 'message/rfc822') yield* partsIn(bytes().toString('latin1'), depth + 1);
  else {
    const disposition = head.get('content-disposition') ?? '';
    const name = plainName(parameter(disposition, 'filename') || parameter(content, 'name'));
    const isAttachment = /^attachment/i.test(disposition);
    yield { type, charset: parameter(content, 'charset'), name, isAttachment, bytes: bytes() };
  }
}

/** The parts of a message, in time that grows with its length alone. Throws for what has too many of them or nests too deep. */
export function mimeParts(bytes: Uint8Array): MimePart[] {
  const parts: MimePart[] = [];
  for (const part of partsIn(asBuffer(bytes).toString('latin1').trimStart(), 0)) {
    parts.push(part);
    if (parts.length > MAX_PARTS) throw tooComplex('too many parts');
  }
  return parts;
}
