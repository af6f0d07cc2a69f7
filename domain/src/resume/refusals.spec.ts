import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { happened, story, type Told, tell, testId } from '../shared/testing.ts';
import type { ResumeData } from './evolve.ts';
import { basicBlock, editing, educationEntry, resumeFileId, resumeHistories } from './fixtures.ts';
import { resume } from './resume.ts';
import { send } from './send.fixture.ts';

describe('an edit that is refused says where', () => {
  it.each<[string, object, object]>([
    ['CancelResumeBlock', { block: 'work' }, { path: 'block' }],
    ['ConfirmResumeStatement', { agreed: false }, { path: 'agreed' }],
    ['RemoveResumeFile', { resumeFileId: testId(99) }, { refused: 'common.not_found' }],
    [
      'SaveResumeBlock',
      { block: 'education', content: [educationEntry, { ...educationEntry, start: '2018-01', end: '2017-01' }] },
      { params: { block: 'education', entry: 2 }, path: 'content.1.end' },
    ],
  ])('%s', (command, payload, told) => expect(send(command, payload)).toMatchObject(told));

  it('and how many applications lock it', () =>
    expect(send('BeginResumeBlock', { block: 'work' }, { jobSeeker: aJobSeeker(applicationOpened()) }).params).toEqual({
      open: 1,
    }));

  it.each([
    [null, '2017-01'],
    ['2017-01', null],
  ])('an open range is none: %s to %s', (start, end) =>
    expect(
      send('SaveResumeBlock', { block: 'education', content: [{ ...educationEntry, start, end }] }).refused,
    ).toBeUndefined(),
  );
});

describe('a resume keeps', () => {
  const data = (...more: readonly Told[]) =>
    tell(story(resume, jobSeekerId, [...resumeHistories.COMPLETE, ...more])).data as ResumeData;

  it('the other blocks in editing, and the other files', () => {
    const ended = happened('ResumeBlockEditingEnded', { jobSeekerId, block: 'work' });
    expect(data(editing('work'), editing('basic'), ended).editing).toEqual(['basic']);
    const second = {
      resumeFileId: testId(31),
      jobSeekerId,
      fileId: 'e'.repeat(64),
      size: 1,
      type: 'application/pdf',
      fileName: '2.pdf',
    };
    const removed = happened('ResumeFileRemoved', { jobSeekerId, resumeFileId });
    expect(data(happened('ResumeFileAttached', second), removed).files).toMatchObject([{ resumeFileId: testId(31) }]);
  });

  it('which files were taken off, until they are put there again', () => {
    const file = { jobSeekerId, fileId: 'a'.repeat(64), size: 1, type: 'application/pdf', fileName: 'a.pdf' };
    const attached = (n: number) => happened('ResumeFileAttached', { ...file, resumeFileId: testId(n) });
    const removed = (n: number) => happened('ResumeFileRemoved', { jobSeekerId, resumeFileId: testId(n) });
    expect(data().takenOff).toEqual([]);
    expect(data(attached(41), removed(41)).takenOff).toEqual([file.fileId]);
    expect(data(attached(41), attached(42), removed(41)).takenOff).toEqual([]);
    expect(data(attached(41), removed(41), attached(42)).takenOff).toEqual([]);
    const other = happened('ResumeFileAttached', { ...file, fileId: 'b'.repeat(64), resumeFileId: testId(43) });
    expect(data(attached(41), other, removed(41), removed(43)).takenOff).toEqual([file.fileId, 'b'.repeat(64)]);
    expect(data(attached(41), removed(41), other).takenOff).toEqual([file.fileId]);
  });

  it('whose it is', () => expect(resume.ownership(data(), jobSeekerId)).toMatchObject({ jobSeekerId }));

  it('the same contact when nothing changes, and tells nobody unknown', () => {
    const { phone, email } = basicBlock;
    expect(send('ChangeResumeContact', { phone, email }).decision).toEqual({ facts: [] });
    const unknown = { jobSeeker: story(jobSeeker, jobSeekerId) };
    expect(send('ChangeResumeContact', { phone: '13900139000' }, unknown).others).toEqual([]);
  });
});
