import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import type { Browser } from '../support/browser.ts';
import { type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { terms } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const docx = (text: string) => zipOf(docxParts(paragraphs(text)));
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture that was uploaded as an attachment, as the settings name a logo. */
async function logo(by: Browser) {
  const { fileId, type } = (await by.upload('logo.png', onePixel, 'attachment')).body as Record<string, string>;
  return { fileId, type };
}
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
  const served = async (fileId: string | undefined, by = seeker.browser) => {
    const { status, headers } = await by.send(`/api/files/${fileId}`);
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
    const hr = await company.hire('calls', 'HR');
    const { jobSeekerId } = seeker;
    await deliver(seeker, await company.advertise(hr.browser));
    const { body } = await hr.browser.upload('简历.txt', Buffer.from('李明 简历'), 'import');
    const file = { fileId: body.fileId, name: 'start.bat', size: 9 };
    const named = (type: string) =>
      hr.browser.post('UploadResumeFileOnBehalf', { jobSeekerId, file: { ...file, type } });
    const lied = await named('application/x-bat');
    expect([lied.status, lied.body.errors]).toEqual([400, [{ path: 'fileId', code: 'common.not_found' }]]);
    expect((await named('text/plain')).status).toBe(200);
    expect(await served(body.fileId, hr.browser)).toMatchObject({
      type: 'text/plain; charset=utf-8',
      name: `attachment; filename="start.txt"; filename*=UTF-8''start.txt`,
    });
  });

  it('is what it was checked for, and nothing else', async () => {
    const person = await company.seeker();
    const { browser, jobSeekerId } = person;
    const hr = await company.hire('uses', 'HR');
    const applicationId = await deliver(person, await company.advertise(hr.browser));
    const sent = async (by: Browser, purpose: string, name: string, bytes: Uint8Array) => {
      const { fileId, size, type } = (await by.upload(name, bytes, purpose)).body as Record<string, string>;
      return { fileId, size, type, name };
    };
    const given = {
      attachment: await sent(browser, 'attachment', '奖状.txt', Buffer.from('一等奖')),
      picture: await sent(browser, 'attachment', '证书.png', onePixel),
      imported: await sent(hr.browser, 'import', '简历.docx', docx('王晨 另一份')),
      letter: await sent(hr.browser, 'attachment', '附件.txt', Buffer.from('附件')),
    };
    const toOffer = (attachment: object) => ({ applicationId, ...terms, attachment, approverIds: [hr.accountId] });
    const table: readonly [what: string, by: Browser, command: string, payload: object][] = [
      ['an attachment as a resume', browser, 'UploadResumeFile', { file: given.attachment }],
      ['an attachment of a type that resumes have', browser, 'UploadResumeFile', { file: given.picture }],
      ['an attachment as a brought file', hr.browser, 'UploadResumeFileOnBehalf', { jobSeekerId, file: given.letter }],
      ['an import as what an offer brings', hr.browser, 'DraftOffer', toOffer(given.imported)],
      ['an attachment as a logo', company.admin, 'ChangeSettings', { values: { logo: await logo(company.admin) } }],
    ];
    for (const [what, by, command, payload] of table) {
      const { status, body } = await by.post(command, payload);
      expect([what, status, body.errors]).toEqual([what, 400, [{ path: 'fileId', code: 'common.not_found' }]]);
    }
    await hr.browser.does('UploadResumeFileOnBehalf', { jobSeekerId, file: given.imported });
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    await hr.browser.does('DraftOffer', toOffer(given.letter));
    // The same bytes are both once they were checked for both.
    const another = await company.seeker();
    const both = await sent(another.browser, 'attachment', '证书.png', onePixel);
    await another.browser.upload('证书.png', onePixel, 'resume');
    await another.browser.does('UploadResumeFile', { file: both });
  });

  it('of a removed file tells no name', async () => {
    const person = await company.seeker();
    const { browser } = person;
    const hr = await company.hire('names', 'HR');
    const bytes = docx('王晨 两个名字');
    const first = await browser.upload('致另一家公司的简历.docx', bytes);
    const { resumeFileId, fileId } = first.body as Record<string, string>;
    await browser.does('RemoveResumeFile', { resumeFileId });
    await browser.upload('简历.docx', bytes);
    await deliver(person, await company.advertise(hr.browser));
    const { status, name } = await served(fileId, hr.browser);
    expect([status, name]).toEqual([
      200,
      `attachment; filename="__.docx"; filename*=UTF-8''${encodeURIComponent('简历.docx')}`,
    ]);
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
