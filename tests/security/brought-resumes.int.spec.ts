import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aQuietPerson,
  boardDoc,
  boardMail,
  bring,
  broughtOf,
  contactInFile,
  importedBy,
} from '../support/brought-resume.ts';
import { type Colleague, type Company, deliver, openCompany, stepUp } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

const name = { path: 'basic.name', value: '陆云舟' };

describe('a resume file that staff bring of a person', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let person: Awaited<ReturnType<typeof aQuietPerson>>;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    person = await aQuietPerson(server);
    const { positionId } = await company.advertise(hr.browser);
    await hr.browser.does('CreateApplication', { jobSeekerId: person.jobSeekerId, positionId });
  });
  afterAll(() => server.stop());

  it.each<[string, Uint8Array]>([
    ['应聘.eml', boardMail],
    ['51job_陆云舟.doc', boardDoc],
  ])('%s is read, and proposed without contacts', async (fileName, bytes) => {
    const { resumeFileId } = await bring(hr.browser, person, fileName, bytes);
    const { files, writtenByPerson } = await broughtOf(hr.browser, person);
    const file = files.find((one) => one.resumeFileId === resumeFileId);
    expect({ writtenByPerson, by: file?.broughtBy.name }).toEqual({ writtenByPerson: false, by: '同事 hr' });
    const values = Object.fromEntries((file?.proposals ?? []).map(({ path, value }) => [path, value]));
    expect(values).toMatchObject({
      'basic.name': '陆云舟',
      'work[0].company': '上海示例半导体有限公司',
      'education[0].school': '东南大学',
    });
    for (const contact of Object.values(contactInFile)) expect(JSON.stringify(files)).not.toContain(contact);
  });

  it('is taken over entry by entry, in events of staff, and without the contact', async () => {
    const { jobSeekerId } = person;
    const [file] = (await broughtOf(hr.browser, person)).files;
    const about = { jobSeekerId, resumeFileId: file?.resumeFileId };
    const read = (start: string) => (file?.proposals ?? []).filter(({ path }) => path.startsWith(start));
    const school = read('education[0]').map(({ path, value }) => ({ path, value }));
    const fields = [...school, name, { path: 'basic.phone', value: contactInFile.phone }];
    const { skipped } = await hr.browser.does('AcceptParsedFieldsOnBehalf', { ...about, fields });
    expect(skipped).toEqual(['basic.phone']);
    const left = read('work[0]').map(({ path }) => path);
    await hr.browser.does('DismissParsedFieldsOnBehalf', { ...about, fields: left });
    const { blocks, files } = await broughtOf(hr.browser, person);
    expect(blocks).toMatchObject({ basic: { name: '陆云舟' }, education: [{ school: '东南大学' }] });
    expect(files[0]?.proposals.filter(({ path }) => /^(education|work)\[0\]/.test(path))).toEqual([]);
    const written = server.events().filter(({ stream }) => stream === `resume-${jobSeekerId}`);
    const saved = 'ResumeBlockSavedOnBehalf';
    const decided = ['ParsedFieldsAccepted', 'ParsedFieldsDismissed'];
    expect(written.map(({ type }) => type)).toEqual(['ResumeCreated', saved, saved, ...decided]);
  });

  it('is none of the person’s own: they neither see nor read it, but what was entered of them', async () => {
    person.browser.sees(await server.head());
    const mine = await person.browser.asks<object>('myResume');
    expect(mine).toMatchObject({ files: [], blocks: { education: [{ school: '东南大学' }] } });
    const [file] = (await broughtOf(hr.browser, person)).files;
    const path = `/api/files/${file?.fileId}`;
    expect([(await hr.browser.send(path)).status, (await person.browser.send(path)).status]).toEqual([200, 404]);
  });

  it('is for who may write about this person: nobody else brings, sees, takes or removes one', async () => {
    const { jobSeekerId } = person;
    const otherHr = await company.hire('hr2', 'HR');
    const others = [await company.hire('lead', 'PR'), await company.hire('task', 'SC', 'IV', 'OA'), person];
    for (const { browser } of others) {
      expect((await importedBy(browser, '51job.doc', boardDoc)).status).toBe(403);
      expect((await browser.upload('51job.eml', boardMail, 'resume')).body.code).toBe('file.unsupported');
      expect((await browser.query('broughtResume', { jobSeekerId })).status).toBe(403);
    }
    expect((await otherHr.browser.query('broughtResume', { jobSeekerId })).status).toBe(404);
    const { file } = await importedBy(otherHr.browser, '51job.doc', boardDoc);
    const [read] = (await broughtOf(hr.browser, person)).files;
    const about = { jobSeekerId, resumeFileId: read?.resumeFileId };
    const before = await server.head();
    for (const { browser } of [otherHr, ...others])
      for (const [command, payload] of [
        ['UploadResumeFileOnBehalf', { jobSeekerId, file }],
        ['AcceptParsedFieldsOnBehalf', { ...about, fields: [name] }],
        ['DismissParsedFieldsOnBehalf', { ...about, fields: [name.path] }],
        ['RestoreParsedFieldsOnBehalf', { ...about, fields: [name.path] }],
        ['RemoveResumeFileOnBehalf', about],
      ] as const)
        expect([command, (await browser.post(command, payload)).body.code]).toEqual([command, 'auth.forbidden']);
    expect(await server.head()).toBe(before);
  });

  it('of a person on no position is brought, seen and taken away by any recruiter', async () => {
    const quiet = await aQuietPerson(server);
    const about = await bring(hr.browser, quiet, '51job.doc', boardDoc);
    await hr.browser.does('RemoveResumeFileOnBehalf', about);
    expect((await broughtOf(hr.browser, quiet)).files).toEqual([]);
  });

  it('stands beside what a person wrote themselves, never in it, and goes with their consent', async () => {
    const author = await company.seeker('钱青');
    await deliver(author, await company.advertise(hr.browser));
    const about = await bring(hr.browser, author, 'zhaopin.doc', boardDoc);
    expect(await broughtOf(hr.browser, author)).toMatchObject({ writtenByPerson: true, allowedActions: [] });
    const taken = await hr.browser.post('AcceptParsedFieldsOnBehalf', { ...about, fields: [name] });
    expect([taken.status, taken.body.code]).toEqual([409, 'resume.written_by_person']);
    await stepUp(author);
    await author.browser.does('WithdrawConsent', {});
    hr.browser.sees(await server.head());
    const { jobSeekerId } = author;
    expect((await hr.browser.query('broughtResume', { jobSeekerId })).body.code).toBe('privacy.unauthorized');
    const { file } = await importedBy(hr.browser, 'late.doc', boardMail);
    const late = await hr.browser.post('UploadResumeFileOnBehalf', { jobSeekerId, file });
    expect(late.body.code).toBe('privacy.unauthorized');
  });
});
