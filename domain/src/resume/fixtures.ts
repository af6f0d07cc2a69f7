import { emptyResume, type ResumeBlock, type ResumeBlocks } from '@talentlog/contracts';
import { aJobSeeker, jobSeekerFileAdded, jobSeekerId } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { resumeFile } from '../resume-file/resume-file.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testId } from '../shared/testing.ts';
import { decidedResume } from './deciders.ts';
import { resume } from './resume.ts';

export const resumeFileId = testId(30);
export const storedFile = { fileId: 'f'.repeat(64), size: 1024, type: 'application/pdf', name: '王晨.pdf' };

export const basicBlock: ResumeBlocks['basic'] = {
  ...emptyResume.basic,
  name: '王晨',
  gender: 'MALE',
  birthDate: '1995-05-20',
  phone: '+8613800138000',
  email: 'wangchen@example.com',
  highestDegree: 'BACHELOR',
  residence: '杭州',
};
export const educationEntry: ResumeBlocks['education'][number] = {
  school: '浙江大学',
  degree: 'BACHELOR',
  educationType: null,
  major: '软件工程',
  start: '2013-09',
  end: '2017-06',
  untilNow: false,
  description: null,
};

const on = (type: string, more: object = {}): Told => happened(type, { jobSeekerId, ...more });
export const saved = (block: ResumeBlock, content: unknown, complete: boolean): Told =>
  on('ResumeBlockSaved', { block, complete, content: { [block]: content } });
export const editing = (block: ResumeBlock): Told => on('ResumeBlockEditingStarted', { block });

const attached = on('ResumeFileAttached', {
  resumeFileId,
  fileId: storedFile.fileId,
  size: 1024,
  type: storedFile.type,
  fileName: storedFile.name,
});
const incomplete = [on('ResumeCreated'), attached, saved('basic', basicBlock, false)];
const complete = [...incomplete, saved('education', [educationEntry], true)];

/** Only staff wrote on it. */
const byStaff = [
  on('ResumeCreated'),
  on('ResumeBlockSavedOnBehalf', {
    block: 'basic',
    complete: false,
    content: { basic: basicBlock },
    savedBy: testId(12),
  }),
];

export const resumeHistories = {
  EMPTY: [],
  BY_STAFF: byStaff,
  INCOMPLETE: incomplete,
  COMPLETE: complete,
  CONFIRMED: [...complete, on('ResumeStatementConfirmed')],
} satisfies Record<string, readonly Told[]>;

/** The resume of the person of the fixtures, for decisions of other aggregates. */
export const aResume = (state: keyof typeof resumeHistories = 'CONFIRMED', ...more: readonly Told[]): Story =>
  story(resume, jobSeekerId, [...resumeHistories[state], ...more]);

const file = { resumeFileId, jobSeekerId, ...storedFile };
const readAt = (path: string) => ({ path, value: '王晨', line: '王晨', lineNumber: 1, confidence: 1 });
/** A file of the resume that was read, at these paths. */
export const aParsedFile = (...paths: readonly string[]): Story =>
  story(resumeFile, resumeFileId, [
    happened('ResumeFileUploaded', file),
    happened('ResumeFileCleared', file),
    happened('ResumeFileParsed', {
      ...{ resumeFileId, jobSeekerId, proposals: paths.map(readAt), textFileId: null, lines: [] },
    }),
  ]);

export const broughtFileId = testId(31);
/** A file that staff brought and that was read. */
export const aBroughtFile = (): Story =>
  story(resumeFile, broughtFileId, [
    happened('ResumeFileBrought', { ...file, resumeFileId: broughtFileId, broughtBy: testId(12) }),
    happened('ResumeFileCleared', { ...file, resumeFileId: broughtFileId }),
    happened('ResumeFileParsed', {
      resumeFileId: broughtFileId,
      jobSeekerId,
      proposals: ['basic.name', 'basic.email'].map(readAt),
      textFileId: null,
      lines: [],
    }),
  ]);

const related = { jobSeeker: aJobSeeker() };
const self = { actor: testSeeker, related };
const ofFile = { actor: testSeeker, related: { file: aParsedFile('basic.name') } };

const brought = { related: { file: aBroughtFile(), jobSeeker: aJobSeeker(jobSeekerFileAdded()) } };
const onBehalf = { jobSeekerId, resumeFileId: broughtFileId };
/** Staff write on no resume that is its person's own. */
const notTheirs = {
  INCOMPLETE: 'resume.written_by_person',
  COMPLETE: 'resume.written_by_person',
  CONFIRMED: 'resume.written_by_person',
};

export const resumeFixtures: Fixtures = {
  aggregate: decidedResume,
  id: jobSeekerId,
  histories: resumeHistories,
  valid: {
    BeginResumeBlock: () => ({ payload: { block: 'work' }, ...self }),
    CancelResumeBlock: () => ({ payload: { block: 'work' }, ...self }),
    SaveResumeBlock: () => ({ payload: { block: 'basic', content: basicBlock }, ...self }),
    ChangeResumeContact: () => ({ payload: { phone: '13900139000' }, ...self }),
    ConfirmResumeStatement: () => ({ payload: { agreed: true }, ...self }),
    AcceptParsedFields: () => ({
      payload: { resumeFileId, fields: [{ path: 'basic.name', value: '王晨' }] },
      actor: testSeeker,
      related: { ...related, file: aParsedFile() },
    }),
    DismissParsedFields: () => ({ payload: { resumeFileId, fields: ['basic.name'] }, ...ofFile }),
    RestoreParsedFields: () => ({ payload: { resumeFileId, fields: ['basic.name'] }, ...ofFile }),
    AcceptParsedFieldsOnBehalf: () => ({
      payload: { ...onBehalf, fields: [{ path: 'basic.name', value: '王晨' }] },
      ...brought,
    }),
    DismissParsedFieldsOnBehalf: () => ({ payload: { ...onBehalf, fields: ['basic.name'] }, ...brought }),
    RestoreParsedFieldsOnBehalf: () => ({ payload: { ...onBehalf, fields: ['basic.name'] }, ...brought }),
    RemoveResumeFile: () => ({ payload: { resumeFileId }, ...self }),
  },
  // Nothing is in editing in these histories.
  policy: {
    CancelResumeBlock: {
      BY_STAFF: 'resume.invalid_transition',
      INCOMPLETE: 'resume.invalid_transition',
      COMPLETE: 'resume.invalid_transition',
    },
    RemoveResumeFile: { BY_STAFF: 'common.not_found' },
    AcceptParsedFieldsOnBehalf: notTheirs,
    DismissParsedFieldsOnBehalf: notTheirs,
    RestoreParsedFieldsOnBehalf: notTheirs,
  },
};
