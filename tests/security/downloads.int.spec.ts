import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { type Company, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

const docx = (text: string) => zipOf(docxParts(paragraphs(text)));
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('what comes back of an upload', () => {
  let server: Server;
  let company: Company;
  let seeker: Seeker;
  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    seeker = await company.seeker();
  });
  afterAll(() => server.stop());
  const served = async (fileId: string | undefined) => {
    const { status, headers } = await seeker.browser.send(`/api/files/${fileId}`);
    return { status, type: headers.get('content-type'), name: headers.get('content-disposition'), headers };
  };

  it('is called as we say, by what it is, and never run', async () => {
    const sent = await seeker.browser.upload('简历\u202excod.exe.docx', docx('王晨'));
    expect(sent.status).toBe(201);
    const { status, type, name, headers } = await served(sent.body.fileId);
    expect([status, type]).toEqual([200, word]);
    expect(name).toBe(
      `attachment; filename="__xcod_exe.docx"; filename*=UTF-8''${encodeURIComponent('简历xcod_exe.docx')}`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('has the name of what it is, whatever a command called it', async () => {
    const { body } = await seeker.browser.upload('cv.docx', docx('李明'), 'resume');
    const { body: plain } = await seeker.browser.upload('奖状.txt', Buffer.from('一等奖'), 'attachment');
    const file = { fileId: plain.fileId, name: 'start.bat', size: 9 };
    const lied = await seeker.browser.post('UploadResumeFile', { file: { ...file, type: 'application/x-bat' } });
    expect([lied.status, lied.body.errors]).toEqual([400, [{ path: 'fileId', code: 'common.not_found' }]]);
    const taken = await seeker.browser.post('UploadResumeFile', { file: { ...file, type: 'text/plain' } });
    expect(taken.status).toBe(200);
    expect(await served(plain.fileId)).toMatchObject({
      type: 'text/plain; charset=utf-8',
      name: `attachment; filename="start.txt"; filename*=UTF-8''start.txt`,
    });
    expect((await served(body.fileId)).name).toContain('filename="cv.docx"');
  });
});

describe('what one may upload in a day', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ env: { UPLOAD_MB_PER_PERSON_PER_DAY: '2', UPLOAD_MB_PER_DAY: '3' } });
  });
  afterAll(() => server.stop());

  it('is refused in words beyond one’s own share, and beyond that of all', async () => {
    const company = await openCompany(server);
    const [one, other] = [await company.seeker(), await company.seeker('李明')];
    const upload = ({ browser }: Seeker, letter: string) =>
      browser.upload(`${letter}.txt`, Buffer.alloc(900_000, letter), 'attachment');
    expect([(await upload(one, 'a')).status, (await upload(one, 'b')).status]).toEqual([201, 201]);
    const beyond = await upload(one, 'c');
    expect([beyond.status, beyond.body.code]).toEqual([429, 'file.quota_exceeded']);
    expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await upload(other, 'd')).status).toBe(201);
    expect([(await upload(other, 'e')).status, (await upload(other, 'f')).status]).toEqual([429, 429]);
  });
});
