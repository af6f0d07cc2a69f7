import { aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { given, type Story, type Told } from '../shared/testing.ts';
import { decidedResume } from './deciders.ts';
import { resumeHistories } from './fixtures.ts';

/** A command of the owner on a complete resume. */
export const send = (
  command: string,
  payload: object,
  related: Readonly<Record<string, Story>> = {},
  ...more: readonly Told[]
) =>
  given(decidedResume, jobSeekerId, [...resumeHistories.COMPLETE, ...more])
    .related({ jobSeeker: aJobSeeker(), ...related })
    .when(command, payload, { actor: testSeeker });
