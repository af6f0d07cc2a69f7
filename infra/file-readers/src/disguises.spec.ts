import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { doc, docx, jpeg, latin, pdf, png } from './samples.fixture.ts';
import { zipOf } from './zip.fixture.ts';

const check = (name: string, bytes: Uint8Array) => checkUpload({ name, bytes, purpose: 'import' });
const unsafe = { ok: false, code: 'file.security_failed' };

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
