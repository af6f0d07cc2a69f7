import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { doc, docx, jpeg, latin, pdf, png } from './samples.fixture.ts';
import { zipOf } from './zip.fixture.ts';

const check = (name: string, bytes: Uint8Array) => checkUpload({ name, bytes, purpose: 'import' });
const refused = (code: string) => ({ ok: false, code });

describe('signature and structure must agree', () => {
  const body = '<w:p/>';
  it.each<[string, string, string, Uint8Array]>([
    ['html called pdf', 'file.wrong_format', 'a.pdf', latin('<html><body>%PDF-1.7 startxref %%EOF</body></html>')],
    ['html before the pdf header', 'file.wrong_format', 'a.pdf', pdf(undefined, '<html><script>alert(1)</script>')],
    ['html behind the pdf trailer', 'file.security_failed', 'a.pdf', pdf(undefined, '', '<script>alert(1)</script>')],
    ['a pdf without trailer', 'file.damaged', 'a.pdf', latin('%PDF-1.7\n1 0 obj\nendobj')],
    ['a pdf with a script', 'file.active_content', 'a.pdf', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    [
      'a pdf that is a zip',
      'file.security_failed',
      'a.pdf',
      Buffer.concat([pdf(), zipOf([{ name: 'a', content: 'b' }])]),
    ],
    ['a program called txt', 'file.wrong_format', 'a.txt', latin('MZ\x90\0\x03')],
    ['text of neither encoding', 'file.wrong_format', 'a.txt', latin('caf\xe9\xff\xff')],
    ['a GIF that is a script, called txt', 'file.wrong_format', 'a.txt', latin('GIF89a=1;alert(1)')],
    ['a GIF that is a script, called jpg', 'file.wrong_format', 'a.jpg', latin('GIF89a/*\0\0\0*/=1;alert(1)')],
    ['html with entities', 'file.active_content', 'a.html', latin('<!DOCTYPE html [<!ENTITY a "b">]><html></html>')],
    ['a compound file without Word stream', 'file.wrong_format', 'a.doc', doc('Workbook')],
    ['a doc with macros', 'file.active_content', 'a.doc', doc('WordDocument', 'Macros')],
    ['a cut compound file', 'file.damaged', 'a.doc', doc('WordDocument').subarray(0, 600)],
    ['a zip without a document', 'file.wrong_format', 'a.docx', zipOf([{ name: 'a.xml', content: '<a/>' }])],
    ['an encrypted entry', 'file.password_protected', 'a.docx', docx([{ name: 'x', content: 'x', flags: 1 }])],
    ['a path out of the archive', 'file.damaged', 'a.docx', docx([{ name: '../x', content: 'x' }])],
    ['a backslash path', 'file.damaged', 'a.docx', docx([{ name: '..\\x', content: 'x' }])],
    ['macros', 'file.active_content', 'a.docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }])],
    [
      'two documents of one name',
      'file.security_failed',
      'a.docx',
      docx([{ name: 'word/Document.xml', content: body }]),
    ],
    [
      'a DOCTYPE',
      'file.active_content',
      'a.docx',
      docx([{ name: 'word/x.xml', content: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>' }]),
    ],
    [
      'a DOCTYPE in UTF-16',
      'file.damaged',
      'a.docx',
      docx([{ name: 'word/x.xml', content: Buffer.from('<!DOCTYPE a><a/>', 'utf16le') }]),
    ],
    [
      'a DOCTYPE behind a long comment',
      'file.active_content',
      'a.docx',
      docx([{ name: 'word/x.xml', content: `<!--${' '.repeat(70_000)}--><!DOCTYPE a><a/>` }]),
    ],
    [
      'too many entries',
      'file.too_complex',
      'a.docx',
      docx(Array.from({ length: 2_000 }, (_, n) => ({ name: `m/${n}`, content: '' }))),
    ],
    [
      'a ratio above 200',
      'file.too_complex',
      'a.docx',
      docx([{ name: 'word/x.xml', content: Buffer.alloc(2_000_000, 32) }]),
    ],
    [
      'a declared total above 150 MB',
      'file.too_complex',
      'a.docx',
      docx([{ name: 'a', content: 'a', declaredSize: 151_000_000 }]),
    ],
    ['bytes behind the archive', 'file.security_failed', 'a.docx', Buffer.concat([docx(), latin('<html>')])],
    ['a document before a zip', 'file.wrong_format', 'a.docx', Buffer.concat([latin('<html>'), docx()])],
    ['an image bomb', 'file.picture_too_large', 'a.png', png(60_000, 60_000)],
    ['a jpeg bomb', 'file.picture_too_large', 'a.jpg', jpeg(65_000, 65_000)],
    ['a script behind a png', 'file.security_failed', 'a.png', Buffer.concat([png(2, 2), latin('<script>1</script>')])],
    ['a jpeg that is a script', 'file.security_failed', 'a.jpg', jpeg(2, 2, 0x2f2a)],
    [
      'a jpeg that is a zip',
      'file.security_failed',
      'a.jpg',
      Buffer.concat([jpeg(2, 2), zipOf([{ name: 'a', content: 'b' }])]),
    ],
    ['a png of no height', 'file.damaged', 'a.png', png(2, 0)],
    ['a cut png', 'file.damaged', 'a.png', png(2, 2).subarray(0, 50)],
  ])('%s: %s', async (_what, code, name, bytes) => {
    expect(await check(name, bytes)).toEqual(refused(code));
  });

  it('ends on a compound file whose chains run in circles', async () => {
    const circle = doc('WordDocumen');
    circle.writeUInt32LE(1, 516);
    circle.writeUInt32LE(0, 68);
    circle.writeUInt32LE(0, 1020);
    expect(await check('a.doc', circle)).toEqual(refused('file.wrong_format'));
  });
});
