import { describe, expect, it } from '@jest/globals';
import { downloadName, type UploadPurpose } from '@talentlog/runtime';
import { toBoardHtml, toBoardMhtml, toMail } from '../../../tests/fixtures/board-files.mjs';
import { checkUpload } from './checks.ts';
import { doc, docx, latin, pdf, png } from './samples.fixture.ts';

const check = (name: string, bytes: Uint8Array, purpose: UploadPurpose = 'resume') =>
  checkUpload({ name, bytes, purpose });
const refused = (code: string) => ({ ok: false, code });
const resume = '王晨\n电话：13800006021';
const archive = toBoardMhtml(resume, 'base64');

/** A mail with one file in it. */
const mailWith = (name: string, bytes: Uint8Array, type = 'application/octet-stream') =>
  Buffer.concat([
    latin(
      `MIME-Version: 1.0\r\nSubject: cv\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n\r\nhello\r\n--b\r\n`,
    ),
    latin(`Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n`),
    latin(`Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n--b--\r\n`),
  ]);

describe('what job boards call doc', () => {
  it.each<[string, Uint8Array, string]>([
    ['a document', doc('WordDocument'), 'application/msword'],
    ['a web page', Buffer.from(toBoardHtml(resume)), 'text/html'],
    ['a web page with its mark of encoding', Buffer.from(`\ufeff${toBoardHtml(resume)}`), 'text/html'],
    ['a web page in GB18030', latin('<html><body>\xcd\xf5\xb3\xbf</body></html>'), 'text/html'],
    ['a web archive', archive, 'message/rfc822'],
    ['a quoted web archive', toBoardMhtml(resume, 'quoted-printable'), 'message/rfc822'],
  ])('%s is taken as what it is', async (_what, bytes, type) => {
    expect(await check('51job_王晨.doc', bytes)).toMatchObject({ ok: true, type });
  });

  it.each<[string, string, Uint8Array]>([
    ['plain text', 'file.wrong_format', Buffer.from(resume)],
    ['a program', 'file.wrong_format', latin('MZ\x90\0\x03')],
    ['a page with entities', 'file.active_content', latin('<!DOCTYPE html [<!ENTITY a "b">]><html></html>')],
    [
      'a page with a program behind it',
      'file.wrong_format',
      Buffer.concat([Buffer.from(toBoardHtml(resume)), latin('\0MZ')]),
    ],
    [
      'a web archive with macros',
      'file.active_content',
      mailWith('editdata.mso', latin('ActiveMime'), 'application/x-mso'),
    ],
  ])('%s is not: %s', async (_what, code, bytes) => {
    expect(await check('a.doc', bytes)).toEqual(refused(code));
  });

  it('no picture and no print is called so', async () => {
    for (const name of ['a.pdf', 'a.png'])
      expect(await check(name, archive, 'import')).toEqual(refused('file.wrong_format'));
  });
});

describe('mails and web archives', () => {
  it.each(['a.mht', 'a.mhtml', 'a.mnt', 'a.eml'])('%s is for staff alone', async (name) => {
    expect(await check(name, archive, 'import')).toMatchObject({ ok: true, type: 'message/rfc822' });
    for (const purpose of ['resume', 'attachment', 'avatar'] as const)
      expect(await check(name, archive, purpose)).toEqual({ ok: false, code: 'file.unsupported' });
  });

  it.each<[string, Uint8Array]>([
    ['a page', toMail(resume)],
    ['a pdf', mailWith('cv.pdf', pdf())],
    ['a document', mailWith('=?utf-8?B?566A5Y6GLmRvY3g=?=', docx())],
    ['a picture', mailWith('me.png', png(2, 2), 'image/png')],
  ])('a mail with %s', async (_what, bytes) => {
    expect(await check('a.eml', bytes, 'import')).toMatchObject({ ok: true });
  });

  it.each<[string, string, Uint8Array]>([
    ['a program', 'file.active_content', mailWith('cv.exe', latin('MZ'))],
    ['a script', 'file.active_content', mailWith('cv.js', latin('alert(1)'), 'text/javascript')],
    ['a program called pdf', 'file.active_content', mailWith('cv.pdf', latin('MZ'))],
    ['a mail called doc', 'file.active_content', mailWith('cv.doc', archive)],
    [
      'a drawing that can run',
      'file.active_content',
      mailWith('a.svg', latin('<svg onload="alert(1)"/>'), 'image/svg+xml'),
    ],
    ['a page in disguise', 'file.active_content', mailWith('cv.html.hta', latin('<html><body>x</body></html>'))],
    [
      'parts without end',
      'file.too_complex',
      latin(`MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n${'\n--b\n\na'.repeat(400)}`),
    ],
    [
      'mails in mails without end',
      'file.wrong_format',
      latin(`MIME-Version: 1.0\n${'Content-Type: message/rfc822\n\n'.repeat(20)}Content-Type: text/plain\n\na`),
    ],
    ['no boundary', 'file.damaged', latin('MIME-Version: 1.0\nContent-Type: multipart/mixed\n\na')],
    ['nothing', 'file.damaged', latin('MIME-Version: 1.0\nContent-Type: text/plain\n\n')],
  ])('a mail with %s is refused: %s', async (_what, code, bytes) => {
    expect(await check('a.eml', bytes, 'import')).toEqual(refused(code));
  });

  it('are handed out under the ending of what they are', () => {
    expect(downloadName('王晨.doc', 'message/rfc822')).toBe('王晨.txt');
    expect(downloadName('王晨.doc', 'text/html')).toBe('王晨.txt');
  });
});
