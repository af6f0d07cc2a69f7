import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyResume } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { anApplication, aPosition, colleagues, hr, screener } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { uploadedFile } from '../testing/resume-file.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { screened } from '../testing/work.ts';

const person = { jobSeekerId: id(21) };
const own = seeker(id(91), id(21));
const basic = {
  ...emptyResume.basic,
  name: '林晓',
  phone: '+8613800006021',
  email: 'lin@mail.example',
  identityNumber: '11010519491231002X',
  emergencyPhone: '13900009999',
};
const saved = [
  happened('resume', id(21), 'ResumeCreated', person),
  happened('resume', id(21), 'ResumeBlockSaved', { ...person, block: 'basic', complete: false, content: { basic } }),
];
const file = {
  resumeFileId: id(31),
  ...person,
  fileId: 'c'.repeat(64),
  size: 1000,
  type: 'application/pdf',
  name: '简历.pdf',
};
const uploaded = uploadedFile(file);

describe('a resume', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'));
  });
  afterEach(() => reading.close());
  const mine = async () => (await reading.ask('myResume', {}, own)).data;

  it('is empty before anything was saved, and can be begun', async () => {
    expect(await mine()).toMatchObject({
      state: 'EMPTY',
      jobSeekerId: id(21),
      revision: -1,
      editability: 'EDITABLE',
      files: [],
      updatedAt: null,
    });
    expect((await mine())?.allowedActions).toEqual([
      'BeginResumeBlock',
      'SaveResumeBlock',
      'AcceptParsedFields',
      'DismissParsedFields',
      'RestoreParsedFields',
    ]);
  });

  it('says the phone its owner signed in with, and does not ask for it', async () => {
    const resume = await mine();
    expect(resume?.blocks.basic).toMatchObject({ phone: expect.stringMatching(/^\+86/) });
    expect(resume?.missing).toContain('basic.email');
    expect(resume?.missing).not.toContain('basic.phone');
  });

  it('proposes what was read until its owner took it or left it, and never again after that', async () => {
    const read = ['basic.email', 'basic.nation', 'basic.residence'].map((path) => ({
      path,
      value: 'x',
      line: 'x',
      lineNumber: 1,
      confidence: 1,
    }));
    const about = { ...person, resumeFileId: id(31) };
    await reading.tell(
      ...saved,
      ...uploaded,
      happened('resumeFile', id(31), 'ResumeFileCleared', file),
      happened('resumeFile', id(31), 'ResumeFileParsed', { ...about, proposals: read, textFileId: null, lines: [] }),
    );
    const proposed = async () => (await mine())?.files[0]?.proposals.map(({ path }) => path);
    expect(await proposed()).toEqual(read.map(({ path }) => path));
    await reading.tell(
      happened('resume', id(21), 'ParsedFieldsAccepted', { ...about, fields: ['basic.email'] }),
      happened('resume', id(21), 'ParsedFieldsDismissed', { ...about, fields: ['basic.nation'] }),
    );
    expect(await proposed()).toEqual(['basic.residence']);
    await reading.tell(happened('resume', id(21), 'ParsedFieldsRestored', { ...about, fields: ['basic.nation'] }));
    expect(await proposed()).toEqual(['basic.nation', 'basic.residence']);
  });

  it('shows its owner everything, and what lacks', async () => {
    await reading.tell(...saved, ...uploaded);
    const resume = await mine();
    expect(resume).toMatchObject({ state: 'INCOMPLETE', revision: 2, blocks: { basic: { phone: '+8613800006021' } } });
    expect(resume?.missing).toContain('education');
    expect(resume?.files).toMatchObject([{ resumeFileId: id(31), name: '简历.pdf', state: 'SCANNING' }]);
  });

  it('has its files until its person takes them off, which is offered with each', async () => {
    await reading.tell(...saved, ...uploaded);
    expect((await mine())?.files.map(({ allowedActions }) => allowedActions)).toEqual([['RemoveResumeFile']]);
    const off = { ...person, resumeFileId: id(31) };
    await reading.tell(happened('resume', id(21), 'ResumeFileRemoved', off));
    expect((await mine())?.files).toEqual([]);
  });

  it('is locked while an application is under way', async () => {
    const opened = {
      ...person,
      applicationId: id(11),
      positionId: id(1),
      track: 'SOCIAL',
      batch: '',
      delivered: true,
    } as const;
    await reading.tell(...saved, happened('jobSeeker', id(21), 'ApplicationOpened', opened));
    expect(await mine()).toMatchObject({ editability: 'LOCKED', allowedActions: [] });
  });

  it('is read by staff with consent alone, its contact hidden', async () => {
    const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
    const application = { applicationId: id(11), work: 'SCREENING', workId: id(41) } as const;
    await reading.tell(
      ...saved,
      ...uploaded,
      ...screened(id(41), about).filter(({ data }) => !('work' in data) || data.work !== application.work),
    );
    const seen = async () =>
      (await reading.ask('screeningItem', { itemId: id(41) }, staff(screener, 'SC'))).data?.resume;
    const resume = await seen();
    expect(resume?.blocks.basic).toMatchObject({
      name: '林晓',
      phone: '138 **** 6021',
      email: 'l***@mail.example',
      identityNumber: '****002X',
      emergencyPhone: '139 **** 9999',
    });
    expect(resume?.files).toMatchObject([{ name: '简历.pdf', proposals: [], incomplete: false }]);
    await reading.tell(consentWithdrawn(id(21)));
    expect(await seen()).toBeNull();
  });

  it('tells who may not ask for the contact nothing of it by the name of a file or in what the person wrote', async () => {
    const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
    const dates = { start: '2020-01', end: null, untilNow: true, department: null, title: null };
    const work = [{ ...dates, company: '云岭', description: '带两名新人\n联系：138/0000/6021 或 微 信：lin_xiao' }];
    const named = { ...file, name: '51job_林晓_13800006021_lin@mail.example.pdf' };
    await reading.tell(
      ...saved,
      happened('resume', id(21), 'ResumeBlockSaved', {
        ...person,
        ...{ block: 'work', complete: false, content: { work, basic: { ...basic, selfEvaluation: '139 0000 9999' } } },
      }),
      ...uploadedFile(named),
      happened('resumeFile', id(31), 'ResumeFileCleared', named),
      happened('resumeFile', id(31), 'ResumeFileParsed', {
        ...{ ...person, resumeFileId: id(31), proposals: [], textFileId: null, lines: ['1 3 8 — 0000 — 6021'] },
      }),
      anApplication(about),
      ...screened(id(41), about),
    );
    const seen = async (caller: Caller) => (await reading.ask('screeningItem', { itemId: id(41) }, caller)).data;
    const desk = await seen(staff(screener, 'SC'));
    const name = '51job_林晓_***@mail.example.pdf';
    expect(desk?.original).toMatchObject({ name, lines: ['****'] });
    expect(desk?.resume?.files).toMatchObject([{ name }]);
    expect(desk?.resume?.blocks).toMatchObject({
      basic: { selfEvaluation: '139 **** 9999' },
      work: [{ company: '云岭', description: '带两名新人\n联系：138 **** 6021 或 微 信：****' }],
    });
    const owner = (await seen(staff(hr, 'HR')))?.resume;
    expect(owner).toMatchObject({ files: [{ name }], blocks: { work } });
  });
});
