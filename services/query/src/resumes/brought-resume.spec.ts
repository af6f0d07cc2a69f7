import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyResume } from '@talentlog/contracts';
import { anApplication, aPosition, colleagues, hr, otherHr, screener } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { begunWith } from '../testing/resume-file.ts';
import { happened, id, seeker, staff, type Told } from '../testing/story.ts';
import { screened } from '../testing/work.ts';

const person = { jobSeekerId: id(21) };
const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const cv = { size: 1000, type: 'text/html', name: '51job.doc', ...person };
const read = (path: string, value: string, line: string) => ({ path, value, line, lineNumber: 1, confidence: 1 });
const proposals = [
  read('basic.name', '林晓', '姓名：林晓 电话 13900139000 微信：linxiao_88'),
  read('basic.phone', '+8613900139000', '电话 13900139000'),
  read('family[0].phone', '+8613900139000', '父亲 13900139000'),
  read('work[0].company', '锐捷', '锐捷 2019-03'),
  read('work[0].description', '带两人\n联系 139/0013/9000', '带两人'),
  read('work[0].start', '2019-03', '锐捷 2019-03'),
];

/** A file as it is read, brought by staff unless the person uploaded it. */
function aFile(n: number, broughtBy: string | null, lines: readonly string[] = []): Told[] {
  const file = { ...cv, resumeFileId: id(n), fileId: String(n % 10).repeat(64) };
  const at = `2026-11-01T0${n % 10}:00:00.000Z`;
  const added = { ...person, resumeFileId: id(n) };
  const brought = happened('resumeFile', id(n), 'ResumeFileBrought', { ...file, broughtBy: broughtBy ?? '' }, at);
  const booked = happened('jobSeeker', id(21), 'JobSeekerFileAdded', added);
  return [
    ...(broughtBy === null ? begunWith(file, at) : [brought, booked]),
    happened('resumeFile', id(n), 'ResumeFileCleared', file, at),
    happened('resumeFile', id(n), 'ResumeFileParsed', { ...added, proposals, textFileId: null, lines: [...lines] }, at),
  ];
}
const removed = (n: number) =>
  happened('jobSeeker', id(21), 'JobSeekerFileRemoved', { ...person, resumeFileId: id(n) });

describe('what staff brought of a person', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    const opened = { ...about, track: 'SOCIAL', batch: '', delivered: false } as const;
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about));
    await reading.tell(happened('jobSeeker', id(21), 'ApplicationOpened', opened));
  });
  afterEach(() => reading.close());
  const asked = (caller = staff(hr, 'HR')) => reading.ask('broughtResume', person, caller);

  it("is the files they did not take away, newest first, none of the person's own", async () => {
    await reading.tell(...aFile(32, hr), ...aFile(33, hr), ...aFile(34, otherHr), ...aFile(35, null), removed(33));
    const { data } = await asked();
    expect(data?.files.map(({ resumeFileId }) => resumeFileId)).toEqual([id(34), id(32)]);
    expect(data?.files.map(({ broughtBy }) => broughtBy.accountId)).toEqual([otherHr, hr]);
    expect(data).toMatchObject({ ...person, revision: 1, writtenByPerson: true });
    const own = (await reading.ask('myResume', {}, seeker(id(91), id(21)))).data?.files;
    expect(own?.map(({ resumeFileId }) => resumeFileId)).toEqual([id(35)]);
  });

  it('is proposed without contacts, and the lines have them masked', async () => {
    await reading.tell(...aFile(32, hr));
    const [file] = (await asked()).data?.files ?? [];
    const values = ['林晓', '锐捷', '带两人\n联系 139 **** 9000', '2019-03'];
    expect(file?.proposals.map(({ value }) => value)).toEqual(values);
    expect(file?.proposals[0]?.line).toBe('姓名：林晓 电话 139 **** 9000 微信：****');
  });

  it('may be decided about until the person writes themselves', async () => {
    await reading.tell(...aFile(32, hr));
    const decisions = ['AcceptParsedFieldsOnBehalf', 'DismissParsedFieldsOnBehalf', 'RestoreParsedFieldsOnBehalf'];
    expect((await asked()).data?.allowedActions).toEqual(decisions);
    const content = { basic: { ...emptyResume.basic, name: '林晓', phone: '+8613800006021' } };
    await reading.tell(
      happened('resume', id(21), 'ResumeCreated', person),
      happened('resume', id(21), 'ResumeBlockSaved', { ...person, block: 'basic', complete: false, content }),
    );
    const { data } = await asked();
    expect(data).toMatchObject({ writtenByPerson: true, revision: 1 });
    expect(decisions.filter((decision) => data?.allowedActions.some((allowed) => allowed === decision))).toEqual([]);
    expect(data?.blocks.basic).toMatchObject({ phone: '138 **** 6021' });
  });

  it("is asked by who looks after one of the person's positions, with consent", async () => {
    await reading.tell(...aFile(32, hr));
    expect((await asked(staff(id(905), 'AD'))).data?.files).toHaveLength(1);
    expect((await asked(staff(otherHr, 'HR'))).refused).toBe('common.not_found');
    expect((await asked(staff(hr, 'PR'))).refused).toBe('auth.forbidden');
    await reading.tell(consentWithdrawn(id(21)));
    expect((await asked()).refused).toBe('privacy.unauthorized');
  });

  it('is what screeners read where the person uploaded nothing', async () => {
    await reading.tell(...screened(id(41), about).filter(({ stream }) => stream.startsWith('screeningItem')));
    const original = async () =>
      (await reading.ask('screeningItem', { itemId: id(41) }, staff(screener, 'SC'))).data?.original?.lines;
    await reading.tell(...aFile(36, hr, ['员工代传']));
    expect(await original()).toEqual(['员工代传']);
    await reading.tell(...aFile(35, null, ['本人上传']));
    expect(await original()).toEqual(['本人上传']);
    await reading.tell(removed(36));
    expect(await original()).toEqual(['本人上传']);
  });

  it('is read by nobody once it was taken away', async () => {
    await reading.tell(...screened(id(41), about).filter(({ stream }) => stream.startsWith('screeningItem')));
    await reading.tell(...aFile(36, hr, ['员工代传']), removed(36));
    expect((await asked()).data?.files).toEqual([]);
    const item = await reading.ask('screeningItem', { itemId: id(41) }, staff(screener, 'SC'));
    expect(item.data?.original).toBeNull();
  });
});
