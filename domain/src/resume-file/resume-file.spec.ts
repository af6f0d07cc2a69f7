import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, applicationOpened, jobSeekerFileAdded, jobSeekerId } from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { aResume, resumeFileId, storedFile } from '../resume/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, type Story, story, testActor, testId } from '../shared/testing.ts';
import { decidedResumeFile } from './deciders.ts';
import { proposal, resumeFileFixtures, resumeFileHistories } from './fixtures.ts';

const attached = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    happened('ResumeFileAttached', {
      jobSeekerId,
      resumeFileId: testId(40 + i),
      fileId: storedFile.fileId,
      size: 1,
      type: 'text/plain',
      fileName: 'a.txt',
    }),
  );
const upload = (resume: Story, jobSeeker = aJobSeeker(), file: object = storedFile) =>
  given(decidedResumeFile, resumeFileId)
    .related({ resume, jobSeeker })
    .when('UploadResumeFile', { file }, { actor: testSeeker });

describe('resumeFile', () => {
  it.each(cellsOf(resumeFileFixtures))('$name', ({ run }) => run());

  it('joins the resume, which it may begin', () => {
    expect(upload(aResume('EMPTY')).others.map(({ type }) => type)).toEqual(['ResumeCreated', 'ResumeFileAttached']);
    expect(upload(aResume('COMPLETE')).others.map(({ type }) => type)).toEqual(['ResumeFileAttached']);
    expect(upload(aResume('COMPLETE')).result).toEqual({ resumeFileId });
  });

  it('is one of five at most, not empty, and not added while an application is under way', () => {
    expect(upload(aResume('COMPLETE', ...attached(3))).refused).toBeUndefined();
    expect(upload(aResume('COMPLETE', ...attached(4)))).toMatchObject({
      refused: 'file.too_many',
      params: { limit: 5 },
    });
    expect(upload(aResume('COMPLETE'), aJobSeeker(), { ...storedFile, size: 0 }).refused).toBe('file.empty');
    expect(upload(aResume('CONFIRMED'), aJobSeeker(applicationOpened())).refused).toBe('resume.locked_in_process');
  });

  it('belongs to somebody with a resume', () => {
    const { jobSeekerId: _, ...staff } = testSeeker;
    expect(
      given(decidedResumeFile, resumeFileId).when('UploadResumeFile', { file: storedFile }, { actor: staff }).refused,
    ).toBe('common.not_found');
  });

  describe('brought by staff', () => {
    const bring = (jobSeeker?: Story, file: object = storedFile) =>
      given(decidedResumeFile, resumeFileId)
        .related(jobSeeker ? { jobSeeker } : {})
        .when('UploadResumeFileOnBehalf', { jobSeekerId, file });
    const brought = (n: number) => Array.from({ length: n }, (_, i) => jobSeekerFileAdded(testId(40 + i)));

    it('is kept beside the person, names who brought it, and is none of their resume', () => {
      const { own, others, result, after } = bring(aJobSeeker(applicationOpened()));
      const data = { resumeFileId, jobSeekerId, ...storedFile, broughtBy: testActor.id };
      expect(own).toEqual([{ type: 'ResumeFileBrought', data }]);
      expect(others).toMatchObject([{ type: 'JobSeekerFileAdded', data: { jobSeekerId, resumeFileId } }]);
      expect(result).toEqual({ resumeFileId });
      expect(after).toMatchObject({ state: 'SCANNING', data: { ...storedFile, jobSeekerId, broughtBy: testActor.id } });
    });

    it('is one of five at most, not empty, and of a person somebody knows', () => {
      expect(bring(aJobSeeker(...brought(4))).refused).toBeUndefined();
      expect(bring(aJobSeeker(...brought(5)))).toMatchObject({ refused: 'file.too_many', params: { limit: 5 } });
      expect(bring(aJobSeeker(), { ...storedFile, size: 0 })).toMatchObject({ refused: 'file.empty', path: 'file' });
      const nobody = story(jobSeeker, jobSeekerId);
      expect(bring(nobody)).toMatchObject({ refused: 'common.not_found', path: 'jobSeekerId' });
    });
  });

  it('keeps what was read as proposals, long lines cut', () => {
    const long = { ...proposal, line: 'x'.repeat(9_000) };
    const parsed = given(decidedResumeFile, resumeFileId, resumeFileHistories.PARSING).when('RecordResumeParsed', {
      resumeFileId,
      proposals: [long],
      lines: ['简历', 'y'.repeat(9_000)],
    });
    expect(parsed.after).toMatchObject({
      state: 'PARSED',
      data: { proposals: [{ ...proposal, line: 'x'.repeat(500) }], lines: ['简历', 'y'.repeat(300)] },
    });
  });

  it.each([true, false])('says whether there is more in it than could be read: %s', (incomplete) => {
    const payload = { resumeFileId, proposals: [], incomplete };
    const parsed = given(decidedResumeFile, resumeFileId, resumeFileHistories.PARSING);
    expect(parsed.when('RecordResumeParsed', payload).after).toMatchObject({ state: 'PARSED', data: { incomplete } });
  });

  it.each([undefined, 'file.read_later'] as const)(
    'that is not read says why, until it is to be read again: %s',
    (code) => {
      const payload = { resumeFileId, ...(code ? { code } : {}) };
      const failed = given(decidedResumeFile, resumeFileId, resumeFileHistories.PARSING);
      const { own, after } = failed.when('RecordResumeParseFailed', payload);
      expect(own).toEqual([{ type: 'ResumeFileParseFailed', data: { ...payload, jobSeekerId } }]);
      expect(after).toMatchObject({ state: 'PARSE_FAILED', data: { unreadCode: code ?? null } });
      const told = [...resumeFileHistories.PARSING, happened('ResumeFileParseFailed', { ...payload, jobSeekerId })];
      const again = given(decidedResumeFile, resumeFileId, told).when('RetryResumeParse', { resumeFileId });
      expect(again.after).toMatchObject({ state: 'PARSING', data: { unreadCode: null } });
    },
  );

  it('can be read again, and tells the reader where it is', () => {
    const again = given(decidedResumeFile, resumeFileId, resumeFileHistories.PARSE_FAILED).when('RetryResumeParse', {
      resumeFileId,
    });
    expect(again.own[0]?.data).toEqual({ resumeFileId, jobSeekerId, ...storedFile });
  });
});
