import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { toBoardHtml, toBoardMhtml, toMail } from '../fixtures/board-files.mjs';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const honest = zipOf(docxParts(paragraphs('王晨')));
const htmlInPdf = latin(
  '%PDF-1.7\n<html><script>alert(1)</script></html>\nxref\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n',
);
const page = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>');

const archive = toBoardMhtml('王晨', 'base64');

/** A document that is small to send and three hundred megabytes to open, written without ever holding them. */
function bomb(): Buffer {
  const megabyte = Buffer.alloc(1024 * 1024, 0x20);
  const parts = docxParts(paragraphs('王晨'));
  const padding = Array.from({ length: 300 }, (_, index) => ({ name: `word/media/${index}.xml`, content: megabyte }));
  expect(deflateRawSync(megabyte).length).toBeLessThan(2000);
  return zipOf([...parts, ...padding]);
}

describe('hostile uploads', () => {
  let server: Server;
  let company: Company;
  let one: Seeker;
  let other: Seeker;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    one = await company.seeker();
    other = await company.seeker('李明');
  });
  afterAll(() => server.stop());

  /** What is kept: the files, and the events. */
  const kept = async () => ({
    head: await server.head(),
    files: (await readdir(join(server.dataDir, 'files'), { recursive: true })).length,
  });

  it.each<[string, string, () => Uint8Array, string, number, string]>([
    ['a document of 300 MB in a few kilobytes', 'cv.docx', bomb, 'resume', 422, 'file.too_complex'],
    [
      'one huge part',
      'cv.docx',
      () => zipOf([...docxParts(''), { name: 'word/huge.xml', content: Buffer.alloc(160_000_000, 32) }]),
      'resume',
      422,
      'file.too_complex',
    ],
    [
      'a size that lies',
      'cv.docx',
      () => zipOf([...docxParts(''), { name: 'word/x.xml', content: 'x', declaredSize: 400_000_000 }]),
      'resume',
      422,
      'file.too_complex',
    ],
    [
      'a document with macros',
      'cv.docx',
      () => zipOf([...docxParts(''), { name: 'word/vbaProject.bin', content: 'x' }]),
      'resume',
      422,
      'file.active_content',
    ],
    [
      'a document that reaches out',
      'cv.docx',
      () => zipOf([...docxParts(''), { name: '../../etc/passwd', content: 'x' }]),
      'resume',
      422,
      'file.damaged',
    ],
    [
      'an external entity',
      'cv.docx',
      () =>
        zipOf([
          ...docxParts(''),
          { name: 'word/x.xml', content: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
        ]),
      'resume',
      422,
      'file.active_content',
    ],
    ['a PDF that is a web page as well', 'cv.pdf', () => htmlInPdf, 'resume', 422, 'file.security_failed'],
    ['a web page called PDF', 'cv.pdf', () => page, 'attachment', 422, 'file.wrong_format'],
    ['a web page called picture', 'me.png', () => page, 'avatar', 422, 'file.wrong_format'],
    ['a document called picture', 'me.jpg', () => honest, 'avatar', 422, 'file.wrong_format'],
    ['a web page as attachment', 'a.html', () => page, 'attachment', 415, 'file.unsupported'],
    ['plain text as resume', 'cv.txt', () => latin('Wang Chen'), 'resume', 415, 'file.unsupported'],
    ['a web page as resume', 'cv.html', () => page, 'resume', 415, 'file.unsupported'],
    ['a program', 'cv.exe', () => latin('MZ'), 'resume', 415, 'file.unsupported'],
    ['a program with two endings', 'cv.pdf.exe', () => latin('MZ'), 'resume', 415, 'file.unsupported'],
    ['a drawing that can run', 'a.svg', () => latin('<svg onload="alert(1)"/>'), 'avatar', 415, 'file.unsupported'],
    ['a mail of somebody who applies', 'cv.eml', () => toMail('王晨'), 'resume', 415, 'file.unsupported'],
    ['a web archive of somebody who applies', 'cv.mht', () => archive, 'resume', 415, 'file.unsupported'],
    ['text without an ending', 'cv', () => latin('Wang Chen'), 'resume', 415, 'file.unsupported'],
    ['a document called a program', 'cv.docx.exe', () => honest, 'resume', 415, 'file.unsupported'],
    ['nothing at all', 'cv.docx', () => Buffer.alloc(0), 'resume', 422, 'file.empty'],
    ['21 MB', 'cv.pdf', () => Buffer.alloc(21 * 1024 * 1024, 0x61), 'resume', 413, 'file.too_large'],
    ['a purpose that does not exist', 'cv.docx', () => honest, 'constructor', 400, 'common.invalid'],
  ])('%s', async (_what, name, make, purpose, status, code) => {
    const before = await kept();
    const answer = await one.browser.upload(name, make(), purpose);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await kept()).toEqual(before);
  });

  it('staff bring resumes as mails and web archives too, and what they enclose is judged as well', async () => {
    const sent = [await company.admin.upload('cv.eml', toMail('王晨')), await company.admin.upload('cv.mht', archive)];
    const types = sent.map(({ status, body }) => [status, (body as { type?: string }).type]);
    expect(types).toEqual([201, 201].map((status) => [status, 'message/rfc822']));
    const head = 'MIME-Version: 1.0\nContent-Type: application/x-msdownload; name=cv.exe\n\nMZ';
    const mail = `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\n${head}\n--b--\n`;
    const answer = await company.admin.upload('cv.eml', latin(mail));
    expect([answer.status, answer.body.code]).toEqual([422, 'file.active_content']);
  });

  it('two files at once, and what is no multipart', async () => {
    const before = await kept();
    const form = new FormData();
    form.append('purpose', 'resume');
    for (const name of ['a.docx', 'b.docx']) form.append('file', new Blob([new Uint8Array(honest)]), name);
    expect((await one.browser.send('/api/files', { method: 'POST', body: form })).body.code).toBe('file.too_many');
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await one.browser.send('/api/files', json)).status).toBe(415);
    const cut = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\nPK',
    };
    expect((await one.browser.send('/api/files', cut)).status).toBe(400);
    expect(await kept()).toEqual(before);
  });

  it('a guest uploads nothing', async () => {
    expect((await new Browser(server).upload('cv.docx', honest)).status).toBe(401);
  });

  it('a name is a name, wherever it points', async () => {
    const answer = await one.browser.upload('../../..\\evil\u0000/x.docx', honest);
    expect([answer.status, (answer.body as { name?: string }).name]).toEqual([201, 'x.docx']);
  });

  it('a file is its owner’s: to name it and to read it', async () => {
    const { body } = await one.browser.upload('奖状.txt', Buffer.from('一等奖，王晨'), 'attachment');
    const file = { fileId: body.fileId, name: '奖状.txt', size: 18, type: 'text/plain' };
    const before = await server.head();
    const stolen = await other.browser.post('UploadResumeFile', { file });
    expect([stolen.status, stolen.body.errors]).toEqual([400, [{ path: 'fileId', code: 'common.not_found' }]]);
    const nobodys = await one.browser.post('UploadResumeFile', { file: { ...file, fileId: 'a'.repeat(64) } });
    expect(nobodys.status).toBe(400);
    expect(await server.head()).toBe(before);
    const mine = await one.browser.upload('cv.docx', zipOf(docxParts(paragraphs('王晨 简历'))));
    const path = `/api/files/${mine.body.fileId}`;
    const { files } = await one.browser.asks<{ files: unknown[] }>('myResume');
    expect(files.length).toBeGreaterThan(0);
    for (const somebody of [other.browser, new Browser(server)]) {
      const foreign = await somebody.send(path);
      const missing = await somebody.send(`/api/files/${'b'.repeat(64)}`);
      expect([foreign.status, { ...foreign.body, traceId: '' }]).toEqual([404, { ...missing.body, traceId: '' }]);
    }
  });

  it.each<[string, Uint8Array, string]>([
    ['51job.doc', Buffer.from(toBoardHtml('王晨')), '51job.txt'],
    ['zhaopin.doc', archive, 'zhaopin.txt'],
  ])('%s is never run by a browser', async (name, bytes, servedAs) => {
    const web = await one.browser.upload(name, bytes);
    expect(web.status).toBe(201);
    const served = await one.browser.send(`/api/files/${web.body.fileId}`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('application/octet-stream');
    expect(served.headers.get('content-disposition')).toContain(`attachment; filename="${servedAs}"`);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
  });
});
