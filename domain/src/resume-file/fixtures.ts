import { aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { aResume, resumeFileId, storedFile } from '../resume/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Told, testSystem } from '../shared/testing.ts';
import { decidedResumeFile } from './deciders.ts';

const who = { resumeFileId, jobSeekerId };
const file = { ...who, ...storedFile };
export const proposal = { path: 'basic.name', value: '王晨', line: '姓名：王晨', lineNumber: 1, confidence: 0.95 };

const scanning = [happened('ResumeFileUploaded', file)];
const parsing = [...scanning, happened('ResumeFileCleared', file)];

export const resumeFileHistories = {
  NONE: [],
  SCANNING: scanning,
  PARSING: parsing,
  PARSED: [...parsing, happened('ResumeFileParsed', { ...who, proposals: [proposal], textFileId: null, lines: [] })],
  PARSE_FAILED: [...parsing, happened('ResumeFileParseFailed', who)],
  REJECTED: [...scanning, happened('ResumeFileRejected', { ...who, code: 'file.security_failed' })],
} satisfies Record<string, readonly Told[]>;

const system = { actor: testSystem };

export const resumeFileFixtures: Fixtures = {
  aggregate: decidedResumeFile,
  id: resumeFileId,
  histories: resumeFileHistories,
  valid: {
    UploadResumeFile: () => ({
      payload: { file: storedFile },
      actor: testSeeker,
      related: { resume: aResume('EMPTY'), jobSeeker: aJobSeeker() },
    }),
    UploadResumeFileOnBehalf: () => ({
      payload: { jobSeekerId, file: storedFile },
      related: { jobSeeker: aJobSeeker() },
    }),
    ClearResumeFile: () => ({ payload: { resumeFileId }, ...system }),
    RejectResumeFile: () => ({ payload: { resumeFileId }, ...system }),
    RecordResumeParsed: () => ({ payload: { resumeFileId, proposals: [proposal] }, ...system }),
    RecordResumeParseFailed: () => ({ payload: { resumeFileId }, ...system }),
    RetryResumeParse: () => ({ payload: { resumeFileId }, actor: testSeeker }),
  },
};
