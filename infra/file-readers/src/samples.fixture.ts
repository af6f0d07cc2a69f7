import { crc32, deflateSync } from 'node:zlib';
import { docxParts, paragraphs, type ZipPart, zipOf } from './zip.fixture.ts';

/** The smallest files of each type that pass for one, and ways to make them suspicious. */
export const latin = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(4)));
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}
export function jpeg(width: number, height: number, first = 16): Buffer {
  const frame = Buffer.from('ffc0001108000000000301110002110103110100', 'hex').subarray(0, 19);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const application = Buffer.alloc(first + 2);
  application.set([0xff, 0xe0, first >> 8, first & 255, ...latin('JFIF\0')]);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    application,
    frame,
    Buffer.from('ffda0008010100003f0000ffd9', 'hex'),
  ]);
}
export const pdf = (body = '1 0 obj\n<< >>\nendobj', before = '', after = '') =>
  latin(`${before}%PDF-1.7\n${body}\nxref\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n${after}`);
export const docx = (extra: ZipPart[] = [], comment = '') =>
  zipOf([...docxParts(paragraphs('王晨')), ...extra], comment);
export function doc(...streams: string[]): Buffer {
  const file = Buffer.alloc(512 * 4, 0xff);
  file.fill(0, 0, 76);
  file.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0xfffffffe, 68);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  file.fill(0, 1024);
  ['Root Entry', ...streams].forEach((name, n) => {
    file.write(name, 1024 + 128 * n, 'utf16le');
    file.writeUInt16LE(2 * name.length + 2, 1024 + 128 * n + 64);
  });
  return file;
}
