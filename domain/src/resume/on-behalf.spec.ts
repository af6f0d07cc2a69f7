import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, jobSeekerFileAdded, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { resumeFile } from '../resume-file/resume-file.ts';
import { given, happened, type Story, story, type Told, tell, testActor, testId } from '../shared/testing.ts';
import { decidedResume } from './deciders.ts';
import type { ResumeData } from './evolve.ts';
import {
  aBroughtFile,
  broughtFileId,
  editing,
  educationEntry,
  resumeFileId,
  resumeHistories,
  saved,
} from './fixtures.ts';
import { resume } from './resume.ts';
import { send } from './send.fixture.ts';

const about = { jobSeekerId, resumeFileId: broughtFileId };
const name = { path: 'basic.name', value: '王晨曦' };
const school = { path: 'education[0].school', value: '浙江大学' };
const brought = { file: aBroughtFile(), jobSeeker: aJobSeeker(jobSeekerFileAdded()) };
const accept = (fields: readonly object[], events: readonly Told[] = [], related: Record<string, Story> = brought) =>
  given(decidedResume, jobSeekerId, events)
    .related(related)
    .when('AcceptParsedFieldsOnBehalf', { ...about, fields });
const byStaff = resumeHistories.BY_STAFF;

describe('staff take over what was read from a file they brought', () => {
  it('as blocks of the person, which say who saved them, and change nothing the company knows the person by', () => {
    const { own, others } = accept([name, school]);
    expect(own).toMatchObject([
      { type: 'ResumeCreated', data: { jobSeekerId } },
      {
        type: 'ResumeBlockSavedOnBehalf',
        data: { block: 'basic', complete: false, content: { basic: { name: '王晨曦', phone } }, savedBy: testActor.id },
      },
      {
        type: 'ResumeBlockSavedOnBehalf',
        data: { block: 'education', content: { education: [{ school: '浙江大学' }] } },
      },
      { type: 'ParsedFieldsAccepted', data: { ...about, fields: ['basic.name', 'education[0].school'] } },
    ]);
    expect(others).toEqual([]);
  });

  it('but no contact and no number of a document, which are named as skipped', () => {
    const contacts = ['phone', 'email', 'emergencyPhone', 'identityNumber'].map((field) => ({
      path: `basic.${field}`,
      value: '13900139000',
    }));
    const relative = { path: 'family[0].phone', value: '13900139000' };
    const paths = [...contacts, relative].map(({ path }) => path);
    expect(accept([name, ...contacts, relative]).result).toEqual({ accepted: ['basic.name'], skipped: paths });
    expect(accept(contacts)).toMatchObject({ refused: 'common.invalid', path: 'fields' });
  });

  it('also once more, where only they wrote on it', () =>
    expect(accept([school], byStaff).own.map(({ type }) => type)).toEqual([
      'ResumeBlockSavedOnBehalf',
      'ParsedFieldsAccepted',
    ]));

  it('and the resume is complete once nothing required is missing', () => {
    const block = { block: 'education', complete: true, content: { education: [educationEntry] }, savedBy: testId(12) };
    const complete = [...byStaff, happened('ResumeBlockSavedOnBehalf', { jobSeekerId, ...block })];
    expect(tell(story(resume, jobSeekerId, complete))).toMatchObject({ state: 'COMPLETE' });
    expect(tell(story(resume, jobSeekerId, byStaff))).toMatchObject({ state: 'INCOMPLETE' });
  });
});

describe("a resume is its person's own", () => {
  it.each<[string, Told]>([
    ['a block they saved', saved('education', [educationEntry], false)],
    ['a block they began', editing('work')],
    [
      'a file they uploaded',
      happened('ResumeFileAttached', { jobSeekerId, resumeFileId, fileId: 'f', size: 1, type: 'x', fileName: 'x' }),
    ],
    ['their statement', happened('ResumeStatementConfirmed', { jobSeekerId })],
  ])('by %s', (_what, told) => {
    const complete = { block: 'basic', complete: true, content: {}, savedBy: testId(12) };
    const before = [...byStaff, happened('ResumeBlockSavedOnBehalf', { jobSeekerId, ...complete })];
    expect(accept([name], before).refused).toBeUndefined();
    expect(accept([name], [...before, told])).toMatchObject({ refused: 'resume.written_by_person' });
  });

  it('not by a phone that changed', () => {
    const changed = happened('ResumeContactChanged', { jobSeekerId, phone, email: null });
    expect(accept([name], [...byStaff, changed]).refused).toBeUndefined();
    expect((tell(story(resume, jobSeekerId, byStaff)).data as ResumeData).writtenByPerson).toBe(false);
  });
});

describe('what staff leave of a file they brought', () => {
  const decide = (command: string, fields: readonly string[], ...more: readonly Told[]) =>
    given(decidedResume, jobSeekerId, [...byStaff, ...more])
      .related(brought)
      .when(command, { ...about, fields }).own;
  const left = happened('ParsedFieldsDismissed', { ...about, fields: ['basic.name'] });

  it('is what was read there, once, and nothing twice', () => {
    const named = ['basic.name', '13800006021', 'basic.name', 'basic.email'];
    const fields = ['basic.name', 'basic.email'];
    expect(decide('DismissParsedFieldsOnBehalf', named)).toEqual([
      { type: 'ParsedFieldsDismissed', data: { ...about, fields } },
    ]);
    expect(decide('RestoreParsedFieldsOnBehalf', named)).toEqual([
      { type: 'ParsedFieldsRestored', data: { ...about, fields } },
    ]);
    expect(decide('DismissParsedFieldsOnBehalf', ['basic.name', '13800006021'], left)).toEqual([]);
  });
});

describe('no file of staff', () => {
  const own = { ...brought, jobSeeker: aJobSeeker() };
  it.each(['AcceptParsedFieldsOnBehalf', 'DismissParsedFieldsOnBehalf', 'RestoreParsedFieldsOnBehalf'])(
    'is one they did not bring, or took away: %s',
    (command) => {
      const fields = command.startsWith('Accept') ? [name] : ['basic.name'];
      const gone = aJobSeeker(jobSeekerFileAdded(), happened('JobSeekerFileRemoved', about));
      for (const jobSeeker of [own.jobSeeker, gone])
        expect(
          given(decidedResume, jobSeekerId, byStaff)
            .related({ ...brought, jobSeeker })
            .when(command, { ...about, fields }),
        ).toMatchObject({ refused: 'common.not_found', path: 'resumeFileId' });
    },
  );

  it('nor one that was not read', () => {
    const [first] = aBroughtFile().events as Told[];
    const file = story(resumeFile, broughtFileId, first ? [first] : []);
    expect(accept([name], [], { ...brought, file })).toMatchObject({ refused: 'file.not_ready', path: 'resumeFileId' });
  });

  it('is one of the person: what staff brought is not theirs to take over', () =>
    expect(
      send('AcceptParsedFields', { resumeFileId: broughtFileId, fields: [name] }, { file: aBroughtFile() }),
    ).toMatchObject({ refused: 'common.not_found', path: 'resumeFileId' }));
});
