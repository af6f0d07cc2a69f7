import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { latin, pdf } from './samples.fixture.ts';

const check = (bytes: Uint8Array) => checkUpload({ name: 'a.pdf', bytes, purpose: 'resume' });
const refused = (code: string) => ({ ok: false, code });

const object = (number: number, value: string) => `${number} 0 obj\n${value}\nendobj\n`;
/** Objects in a stream as PDF 1.5 packs them. */
function packed(
  values: readonly string[],
  { entries = '/Type /ObjStm', filter = '/Filter /FlateDecode', mangle = (it: Buffer) => it } = {},
) {
  let table = '';
  let content = '';
  values.forEach((value, index) => {
    table += `${index + 20} ${content.length} `;
    content += `${value} `;
  });
  const bytes = mangle(filter ? deflateSync(latin(table + content)) : latin(table + content));
  const dictionary = `<< ${entries} /N ${values.length} /First ${table.length} /Length ${bytes.length} ${filter} >>`;
  return `9 0 obj\n${dictionary}\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
}
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

/** What cannot be looked into has a cause of its own. */
const otherwise: Readonly<Record<string, string>> = {
  'an object stream packed by another filter': 'file.damaged',
  'an object stream packed twice': 'file.damaged',
  'an object stream whose filter stands elsewhere': 'file.damaged',
  'an object stream that is broken': 'file.damaged',
  'an object stream that expands far': 'file.too_complex',
  'a password': 'file.password_protected',
  'a password in another spelling': 'file.password_protected',
  'nesting without end': 'file.too_complex',
};

describe('a PDF that acts by itself', () => {
  it.each<[string, string]>([
    ['a script', object(1, script)],
    ['a script in another spelling', object(1, '<< /S /J#61vaScr#69pt /#4aS (x) >>')],
    ['a script in no blanks', object(1, '<</S/JavaScript/JS(x)>>')],
    ['a script with comments between', object(1, '<< /S %x\n/JavaScript /J%y\n>>')],
    ['a script in a list of a list', object(1, '[ [ << /A [ << /JS 4 0 R >> ] >> ] ]')],
    ['a script of a name elsewhere', object(1, '<< /S 2 0 R >>') + object(2, '/JavaScript')],
    ['a script under a second key', object(1, '<< /S /GoTo /S /JavaScript >>')],
    ['a script in an object stream', packed(['<< /Type /Catalog >>', script])],
    ['a script in an object stream in another spelling', packed(['<< /S /J#61vaScript >>'])],
    ['a script in an object stream that has no type', packed([script], { entries: '' })],
    ['a script in an object stream called otherwise', packed([script], { entries: '/T#79pe /Obj#53tm' })],
    ['a script in a stream that is packed as it is', packed([script], { filter: '' })],
    ['a script in a list of one filter', packed([script], { filter: '/Filter [ /FlateDecode ]' })],
    ['an object stream packed by another filter', packed(['1'], { filter: '/Filter /LZWDecode' })],
    ['an object stream packed twice', packed(['1'], { filter: '/Filter [ /ASCIIHexDecode /FlateDecode ]' })],
    ['an object stream whose filter stands elsewhere', packed(['1'], { filter: '/Filter 5 0 R' })],
    [
      'an object stream that is broken',
      packed(['1'], { mangle: (bytes) => Buffer.from(bytes.map((byte) => byte ^ 255)) }),
    ],
    ['an object stream that expands far', packed([' '.repeat(60_000_000)])],
    ['a script hidden in a text', object(1, `(a 7 0 obj ${script} endobj)`)],
    [
      'a script hidden in a stream',
      `5 0 obj\n<< /Length 99 >>\nstream\nabc\n7 0 obj\n${script}\nendobj\nendstream\nendobj\n`,
    ],
    ['a script hidden in a comment', `% 7 0 obj ${script}\n`],
    ['a script behind a text without end', `${object(1, '(never closed')}${object(2, script)}`],
    ['a program to start', object(1, '<< /S /Launch /F (cmd.exe) >>')],
    ['an action on opening', object(1, '<< /Type /Catalog /OpenAction << /S /URI /URI (http://evil.example) >> >>')],
    ['an action on opening that stands elsewhere', object(1, '<< /OpenAction 2 0 R >>') + object(2, '<< /S /URI >>')],
    ['an action on opening that stands nowhere', object(1, '<< /OpenAction 2 0 R >>')],
    ['a second action after the first', object(1, '<< /OpenAction << /S /GoTo /D [3 0 R] /Next 4 0 R >> >>')],
    ['an action of a page', object(1, '<< /Type /Page /AA << /O << /S /URI >> >> >>')],
    ['an action of a field', object(1, '<< /FT /Tx /AA 5 0 R >>')],
    ['a file in it', object(1, '<< /Type /EmbeddedFile >>')],
    ['a file in it, in an object stream', packed(['<< /Type /Filespec /EF << /F 5 0 R >> >>'])],
    ['a list of files', object(1, '<< /Names << /EmbeddedFiles 4 0 R >> >>')],
    ['a film', packed(['<< /Subtype /RichMedia >>'])],
    ['a form that sends', object(1, '<< /S /SubmitForm >>')],
    ['a form of another kind', object(1, '<< /AcroForm << /XFA 5 0 R >> >>')],
    ['a password', 'trailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\n'],
    ['a password in another spelling', object(1, '<< /Type /XRef /#45ncrypt 5 0 R >>')],
    ['nesting without end', object(1, '['.repeat(100_000))],
  ])('by %s is refused', async (what, body) => {
    expect(await check(pdf(body))).toEqual(refused(otherwise[what] ?? 'file.active_content'));
  });

  it('is found in time, however often its readers are sent round', async () => {
    const from = performance.now();
    for (const part of ['1 0 obj (', '1 0 obj << /A ', '1 0 obj [ ', '1 0 obj <', 'trailer << ', '1 0 obj % '])
      expect(await check(pdf(part.repeat(30_000)))).toMatchObject({ ok: false });
    expect(performance.now() - from).toBeLessThan(20_000);
  });
});

describe('an ordinary PDF', () => {
  it.each<[string, string]>([
    ['a place to open at', object(1, '<< /Type /Catalog /OpenAction [3 0 R /XYZ null null 0] /Lang (zh) >>')],
    ['an action to turn to a page', object(1, '<< /OpenAction 2 0 R >>') + object(2, '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['links', object(1, '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com/\\(a\\)) >> >>')],
    ['packed objects', packed(['<< /Type /Page /Parent 2 0 R >>', '[1 2 3]', '(JavaScript)'])],
    [
      'words that mean nothing here',
      object(1, '<< /Title (JavaScript /JS /Launch) /Font << /AA 4 0 R /AB 5 0 R >> >>'),
    ],
    ['a list of fonts of its own', object(1, '<< /AA 4 0 R /AB 5 0 R >>')],
    ['no password', 'trailer\n<< /Root 1 0 R /Encrypt null >>\n'],
    [
      'noise in a stream',
      `5 0 obj\n<< /Filter /FlateDecode /Length 30 >>\nstream\n/JS /Launch /JavaScript (((\nendstream\nendobj\n`,
    ],
  ])('with %s is taken', async (_what, body) => {
    expect(await check(pdf(body))).toMatchObject({ ok: true });
  });
});
