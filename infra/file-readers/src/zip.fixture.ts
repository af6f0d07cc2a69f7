import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** General purpose bits, such as 1 for encrypted. */
  readonly flags?: number;
  /** A size to declare instead of the true one. */
  readonly declaredSize?: number;
}

function record(signature: number, local: boolean, part: ZipPart, packed: Buffer, raw: Buffer, offset: number): Buffer {
  const name = Buffer.from(part.name);
  const size = part.declaredSize ?? raw.length;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE((part.flags ?? 0) | 0x800, 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(raw), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  const head = Buffer.alloc(local ? 4 : 6);
  head.writeUInt32LE(signature, 0);
  if (local) return Buffer.concat([head, common, name]);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, common, tail, name]);
}

/** A zip archive for tests, honest or not. */
export function zipOf(parts: readonly ZipPart[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const raw = Buffer.from(part.content);
    const packed = deflateRawSync(raw);
    const local = Buffer.concat([record(0x04034b50, true, part, packed, raw, 0), packed]);
    central.push(record(0x02014b50, false, part, packed, raw, offset));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RELATIONS = 'http://schemas.openxmlformats.org';
const WORD = `${RELATIONS}/wordprocessingml/2006/main`;

/** The parts of the smallest Word document whose body is `body` (WordprocessingML). */
export const docxParts = (body: string): ZipPart[] => [
  {
    name: '[Content_Types].xml',
    content: `${XML}<Types xmlns="${RELATIONS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content: `${XML}<Relationships xmlns="${RELATIONS}/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  { name: 'word/document.xml', content: `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>` },
];

/** One paragraph per line. */
export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
    .join('');
