import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkUpload, type UploadPurpose } from './checks.ts';
import { docxParts, paragraphs, type ZipPart, zipOf } from './zip.fixture.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const check = (name: string, bytes: Uint8Array, purpose: UploadPurpose = 'resume') =>
  checkUpload({ name, bytes, purpose });
const refused = (code: string) => ({ ok: false, code });
const unsafe = refused('file.security_failed');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(4)));
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}
function jpeg(width: number, height: number, first = 16): Buffer {
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
const pdf = (body = '1 0 obj\n<< >>\nendobj', before = '', after = '') =>
  latin(`${before}%PDF-1.7\n${body}\nxref\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n${after}`);
const docx = (extra: ZipPart[] = [], comment = '') => zipOf([...docxParts(paragraphs('王晨')), ...extra], comment);
function doc(...streams: string[]): Buffer {
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

describe('what is accepted', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  it.each<[string, Uint8Array, UploadPurpose, string]>([
    ['王晨.docx', docx(), 'resume', word],
    ['a.DOC', doc('WordDocument'), 'resume', 'application/msword'],
    ['a.pdf', pdf(), 'attachment', 'application/pdf'],
    ['a.png', png(2, 2), 'avatar', 'image/png'],
    ['a.jpeg', jpeg(2, 2), 'avatar', 'image/jpeg'],
    ['a.txt', Buffer.from('\ufeff姓名：王晨\r\n\t电话'), 'attachment', 'text/plain'],
    ['BMW.txt', Buffer.from('BMW 工程师'), 'resume', 'text/plain'],
    ['gbk.txt', Buffer.from('d0d5c3fba3bacdf5b3bf', 'hex'), 'resume', 'text/plain'],
    ['a.htm', Buffer.from('<!DOCTYPE html><html><body><p>王晨</p></body></html>'), 'resume', 'text/html'],
    ['x.html', Buffer.from('<?xml version="1.0"?><html xmlns="x"><body>王</body></html>'), 'resume', 'text/html'],
  ])('%s', async (name, bytes, purpose, type) => {
    expect(await check(name, bytes, purpose)).toMatchObject({ ok: true, type });
  });

  it('pictures that a phone appended to a picture', async () => {
    expect(await check('a.jpg', Buffer.concat([jpeg(9, 9), jpeg(3, 3)]))).toMatchObject({ ok: true });
  });
});

describe('names and sizes', () => {
  it.each<[string, UploadPurpose]>([
    ['a.exe', 'resume'],
    ['a.pdf.exe', 'resume'],
    ['pdf', 'resume'],
    ['a.docx', 'attachment'],
    ['a.html', 'attachment'],
    ['a.pdf', 'avatar'],
    ['a.gif', 'avatar'],
  ])('%s is no %s', async (name, purpose) => {
    expect(await check(name, pdf(), purpose)).toEqual(refused('file.unsupported'));
  });

  it('refuses empty files and files over the limit, to the byte', async () => {
    const MB = 1024 * 1024;
    const text = (size: number) => Buffer.alloc(size, 'a');
    expect(await check('a.pdf', Buffer.alloc(0))).toEqual(refused('file.empty'));
    expect(await check('a.txt', text(20 * MB))).toMatchObject({ ok: true });
    expect(await check('a.txt', text(20 * MB + 1))).toEqual(refused('file.too_large'));
    expect(await check('a.png', text(10 * MB), 'avatar')).toEqual(refused('file.too_large'));
    expect(await check('a.png', text(10 * MB - 1), 'avatar')).toEqual(unsafe);
  });
});

describe('extension, signature and structure must agree', () => {
  const body = '<w:p/>';
  it.each<[string, string, Uint8Array]>([
    ['a png called pdf', 'a.pdf', png(2, 2)],
    ['a pdf called docx', 'a.docx', pdf()],
    ['html called pdf', 'a.pdf', latin('<html><body>%PDF-1.7 startxref %%EOF</body></html>')],
    ['html before the pdf header', 'a.pdf', pdf(undefined, '<html><script>alert(1)</script>')],
    ['html behind the pdf trailer', 'a.pdf', pdf(undefined, '', '<script>alert(1)</script>')],
    ['a pdf without trailer', 'a.pdf', latin('%PDF-1.7\n1 0 obj\nendobj')],
    ['a pdf with a script', 'a.pdf', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a pdf that is a zip', 'a.pdf', Buffer.concat([pdf(), zipOf([{ name: 'a', content: 'b' }])])],
    ['a program called txt', 'a.txt', latin('MZ\x90\0\x03')],
    ['text of neither encoding', 'a.txt', latin('caf\xe9\xff\xff')],
    ['a GIF that is a script, called txt', 'a.txt', latin('GIF89a=1;alert(1)')],
    ['a GIF that is a script, called jpg', 'a.jpg', latin('GIF89a/*\0\0\0*/=1;alert(1)')],
    ['html called txt', 'a.txt', latin('<html><script>1</script></html>')],
    ['text called html', 'a.html', latin('just text')],
    ['html with entities', 'a.html', latin('<!DOCTYPE html [<!ENTITY a "b">]><html></html>')],
    ['a compound file without Word stream', 'a.doc', doc('Workbook')],
    ['a doc with macros', 'a.doc', doc('WordDocument', 'Macros')],
    ['a cut compound file', 'a.doc', doc('WordDocument').subarray(0, 600)],
    ['a zip without a document', 'a.docx', zipOf([{ name: 'a.xml', content: '<a/>' }])],
    ['an encrypted entry', 'a.docx', docx([{ name: 'x', content: 'x', flags: 1 }])],
    ['a path out of the archive', 'a.docx', docx([{ name: '../x', content: 'x' }])],
    ['a backslash path', 'a.docx', docx([{ name: '..\\x', content: 'x' }])],
    ['macros', 'a.docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }])],
    ['two documents of one name', 'a.docx', docx([{ name: 'word/Document.xml', content: body }])],
    [
      'a DOCTYPE',
      'a.docx',
      docx([{ name: 'word/x.xml', content: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>' }]),
    ],
    [
      'a DOCTYPE in UTF-16',
      'a.docx',
      docx([{ name: 'word/x.xml', content: Buffer.from('<!DOCTYPE a><a/>', 'utf16le') }]),
    ],
    [
      'a DOCTYPE behind a long comment',
      'a.docx',
      docx([{ name: 'word/x.xml', content: `<!--${' '.repeat(70_000)}--><!DOCTYPE a><a/>` }]),
    ],
    ['too many entries', 'a.docx', docx(Array.from({ length: 2_000 }, (_, n) => ({ name: `m/${n}`, content: '' })))],
    ['a ratio above 200', 'a.docx', docx([{ name: 'word/x.xml', content: Buffer.alloc(2_000_000, 32) }])],
    ['a declared total above 150 MB', 'a.docx', docx([{ name: 'a', content: 'a', declaredSize: 151_000_000 }])],
    ['bytes behind the archive', 'a.docx', Buffer.concat([docx(), latin('<html>')])],
    ['a document before a zip', 'a.docx', Buffer.concat([latin('<html>'), docx()])],
    ['an image bomb', 'a.png', png(60_000, 60_000)],
    ['a jpeg bomb', 'a.jpg', jpeg(65_000, 65_000)],
    ['a script behind a png', 'a.png', Buffer.concat([png(2, 2), latin('<script>1</script>')])],
    ['a jpeg that is a script', 'a.jpg', jpeg(2, 2, 0x2f2a)],
    ['a jpeg that is a zip', 'a.jpg', Buffer.concat([jpeg(2, 2), zipOf([{ name: 'a', content: 'b' }])])],
    ['a png of no height', 'a.png', png(2, 0)],
    ['a cut png', 'a.png', png(2, 2).subarray(0, 50)],
  ])('%s', async (_what, name, bytes) => {
    expect(await check(name, bytes)).toEqual(unsafe);
  });

  it('ends on a compound file whose chains run in circles', async () => {
    const circle = doc('WordDocumen');
    circle.writeUInt32LE(1, 516);
    circle.writeUInt32LE(0, 68);
    circle.writeUInt32LE(0, 1020);
    expect(await check('a.doc', circle)).toEqual(unsafe);
  });
});
