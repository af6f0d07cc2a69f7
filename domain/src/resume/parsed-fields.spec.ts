import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { resumeFile } from '../resume-file/resume-file.ts';
import { given, happened, type Story, story, type Told, testId, testNow } from '../shared/testing.ts';
import { decidedResume } from './deciders.ts';
import type { ResumeData } from './evolve.ts';
import { aParsedFile, basicBlock, resumeFileId } from './fixtures.ts';
import { applyFields, placeOf } from './parsed-fields.ts';
import { resume } from './resume.ts';
import { send } from './send.fixture.ts';

const accept = (fields: readonly object[], file: Story = aParsedFile()) =>
  send('AcceptParsedFields', { resumeFileId, fields }, { file });
const name = { path: 'basic.name', value: '王晨曦' };
const upload = aParsedFile().events[0] as Told;

describe('taking over what was read is refused, and told why', () => {
  const foreign = happened('ResumeFileUploaded', { ...upload.data, jobSeekerId: testId(8) });
  it.each<[string, object[], Story, object]>([
    [
      'a file of somebody else',
      [name],
      story(resumeFile, resumeFileId, [foreign]),
      { refused: 'common.not_found', path: 'resumeFileId' },
    ],
    [
      'a file that was not read',
      [name],
      story(resumeFile, resumeFileId, [upload]),
      { refused: 'file.not_ready', path: 'resumeFileId' },
    ],
    [
      'nothing that fits',
      [{ path: 'basic.nothing', value: 'x' }],
      aParsedFile(),
      { refused: 'common.invalid', path: 'fields' },
    ],
    [
      'an end before the start',
      [
        { path: 'work[0].company', value: '锐捷' },
        { path: 'work[0].start', value: '2020-06' },
        { path: 'work[0].end', value: '2019-06' },
      ],
      aParsedFile(),
      { refused: 'resume.end_before_start', path: 'fields' },
    ],
  ])('%s', (_what, fields, file, told) => expect(accept(fields, file)).toMatchObject(told));

  it('and what was taken over is named', () =>
    expect(accept([name, { path: 'basic.nothing', value: 'x' }]).result).toEqual({
      accepted: ['basic.name'],
      skipped: ['basic.nothing'],
    }));
});

describe('a path of what was read', () => {
  it.each([
    'x.basic.name.y',
    ' basic.name',
    'basic.name2',
    'education[100].school',
    'education.school',
    'basic[0].name',
    'basic',
  ])('is none: %s', (path) => expect(placeOf(path)).toBeUndefined());
  it('counts to ninety-nine', () =>
    expect(placeOf('education[12].school')).toEqual({ block: 'education', entry: 12, name: 'school' }));

  it('keeps the order in which entries were read', () => {
    const fields = [1, 0].map((n) => ({ path: `education[${n}].school`, value: `学校${n}` }));
    const { changed } = applyFields({ ...resume.initialData.blocks }, fields, testNow);
    expect(changed.education?.map(({ school }) => school)).toEqual(['学校0', '学校1']);
  });
});

describe('an entry that was read', () => {
  const work = (n: number, company: string, more: object = {}) =>
    Object.entries({ company, ...more }).map(([field, value]) => ({ path: `work[${n}].${field}`, value }));
  const taken = (...turns: ReturnType<typeof work>[]) => {
    let blocks = { ...resume.initialData.blocks };
    for (const fields of turns) blocks = { ...blocks, ...applyFields(blocks, fields, testNow).changed };
    return blocks.work;
  };
  const companies = (...turns: ReturnType<typeof work>[]) => taken(...turns).map(({ company }) => company);

  it('is never put over another one, in whichever order they are taken', () => {
    expect(companies(work(2, '丙'), work(0, '甲'), work(1, '乙'))).toEqual(['甲', '乙', '丙']);
    expect(companies(work(0, '甲'), work(0, '自己写的'))).toEqual(['自己写的', '甲']);
  });
  it('fills in the one that is there already', () => {
    const twice = taken(work(0, '甲'), work(1, '乙', { title: '工程师' }), work(5, '甲', { start: '2020-01' }));
    expect(twice).toMatchObject([
      { company: '甲', start: '2020-01' },
      { company: '乙', title: '工程师' },
    ]);
  });
  it('is added to nothing where none of it fits', () => {
    const { changed, skipped } = applyFields(
      resume.initialData.blocks,
      [{ path: 'work[0].start', value: 'some day' }],
      testNow,
    );
    expect([changed, skipped]).toEqual([{}, ['work[0].start']]);
  });
  it('without its name is told by its number, and added where there is none', () => {
    const title = { path: 'work[1].title', value: '组长' };
    expect(taken(work(0, '甲'), work(1, '乙'), [title])).toMatchObject([
      { title: null },
      { company: '乙', title: '组长' },
    ]);
    expect(taken(work(0, '甲'), [title])).toMatchObject([{ company: '甲', title: null }, { title: '组长' }]);
  });
});

describe('what was read and decided about', () => {
  const read = aParsedFile('basic.name', 'basic.phone', 'basic.email');
  const settled = (command: string, fields: string[], ...more: Told[]) =>
    send(command, { resumeFileId, fields }, { file: read }, ...more).after.data as ResumeData;
  const left = happened('ParsedFieldsDismissed', { jobSeekerId, resumeFileId, fields: ['basic.email', 'basic.name'] });

  it('is remembered for its file: what was taken over, what was left', () => {
    expect((accept([name]).after.data as ResumeData).settled).toEqual({ [resumeFileId]: ['basic.name'] });
    const { settled: now } = settled('DismissParsedFields', ['basic.name', 'basic.phone'], left);
    expect(now).toEqual({ [resumeFileId]: ['basic.email', 'basic.name', 'basic.phone'] });
  });
  it('is open again where the person says so', () =>
    expect(settled('RestoreParsedFields', ['basic.name'], left).settled).toEqual({ [resumeFileId]: ['basic.email'] }));
  it('leaves the resume confirmed', () => {
    const confirmed = happened('ResumeStatementConfirmed', { jobSeekerId });
    const { after } = send('DismissParsedFields', { resumeFileId, fields: ['basic.name'] }, { file: read }, confirmed);
    expect(after.state).toBe('CONFIRMED');
  });
  const told = (command: string, fields: string[], ...more: Told[]) =>
    send(command, { resumeFileId, fields }, { file: read }, ...more).own.map(({ type, data }) => [type, data]);
  it('tells only what was read there, each path once, so that no words of anybody are told', () => {
    const fields = ['basic.name', '13800006021', 'basic.email', '__proto__', 'basic.name', 'basic.nation'];
    const about = { jobSeekerId, resumeFileId, fields: ['basic.name', 'basic.email'] };
    expect(told('DismissParsedFields', fields)).toEqual([['ParsedFieldsDismissed', about]]);
    expect(told('RestoreParsedFields', fields)).toEqual([['ParsedFieldsRestored', about]]);
  });
  it('tells nothing where there is nothing to leave or to open', () => {
    expect(told('DismissParsedFields', ['basic.name', 'basic.email'], left)).toEqual([]);
    expect(told('DismissParsedFields', ['13800006021'])).toEqual([]);
    expect(told('RestoreParsedFields', ['13800006021'], left)).toEqual([]);
  });
  it.each(['DismissParsedFields', 'RestoreParsedFields'])('%s is of no avail on a file of somebody else', (command) => {
    const file = story(resumeFile, resumeFileId, [
      happened('ResumeFileUploaded', { ...upload.data, jobSeekerId: testId(8) }),
    ]);
    const told = send(command, { resumeFileId, fields: ['basic.name'] }, { file });
    expect(told).toMatchObject({ refused: 'common.not_found', path: 'resumeFileId' });
  });
});

describe('the phone somebody signed in with', () => {
  const basic = { ...basicBlock, phone: null };
  const phoneOf = ({ after }: { after: { data: unknown } }) => (after.data as ResumeData).blocks.basic.phone;
  it('is saved with basics that say none, and asked of nobody', () => {
    const saved = send('SaveResumeBlock', { block: 'basic', content: basic });
    expect([phoneOf(saved), saved.after.state]).toEqual([phone, 'COMPLETE']);
    const early = given(decidedResume, jobSeekerId, [])
      .related({ jobSeeker: aJobSeeker(), file: aParsedFile() })
      .when('AcceptParsedFields', { resumeFileId, fields: [name] }, { actor: testSeeker });
    expect(phoneOf(early)).toBe(phone);
  });
  it('gives way to the one that is written', () => {
    const other = '+8613900139000';
    expect(phoneOf(send('SaveResumeBlock', { block: 'basic', content: { ...basic, phone: other } }))).toBe(other);
  });
});
