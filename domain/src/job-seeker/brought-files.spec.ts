import { expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { given, happened, onlooker, type Told, tell, testActor, testId } from '../shared/testing.ts';
import type { JobSeekerData } from './data.ts';
import { decidedJobSeeker } from './deciders.ts';
import { aJobSeeker, jobSeekerCreated, jobSeekerFileAdded, jobSeekerId } from './fixtures.ts';

const files = (n: number) => Array.from({ length: n }, (_, i) => jobSeekerFileAdded(testId(40 + i)));
const removed = (n: number) => happened('JobSeekerFileRemoved', { jobSeekerId, resumeFileId: testId(n) });
const offered = (...more: readonly Told[]) =>
  allowedActions('jobSeeker', tell(aJobSeeker(...more)), onlooker(testActor));
const kept = (...more: readonly Told[]) => (tell(aJobSeeker(...more)).data as JobSeekerData).broughtFileIds;

it('files that staff brought are kept once each, without those they took away', () => {
  expect(kept(...files(2), jobSeekerFileAdded(testId(40)))).toEqual([testId(40), testId(41)]);
  expect(kept(...files(2), removed(40))).toEqual([testId(41)]);
});

it('five of a person may be brought, and one that is there be taken away', () => {
  expect(offered()).toContain('UploadResumeFileOnBehalf');
  expect(offered()).not.toContain('RemoveResumeFileOnBehalf');
  expect(offered(...files(4))).toEqual(
    expect.arrayContaining(['UploadResumeFileOnBehalf', 'RemoveResumeFileOnBehalf']),
  );
  expect(offered(...files(5))).not.toContain('UploadResumeFileOnBehalf');
  expect(offered(...files(5), removed(40))).toContain('UploadResumeFileOnBehalf');
});

it('a file is taken away once, and only where staff brought it', () => {
  const take = (...more: readonly Told[]) =>
    given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated(), ...more]).when('RemoveResumeFileOnBehalf', {
      jobSeekerId,
      resumeFileId: testId(40),
    });
  expect(take(...files(1)).own).toEqual([
    { type: 'JobSeekerFileRemoved', data: { jobSeekerId, resumeFileId: testId(40) } },
  ]);
  for (const refused of [take(), take(...files(1), removed(40))])
    expect(refused).toMatchObject({ refused: 'common.not_found', path: 'resumeFileId' });
});
