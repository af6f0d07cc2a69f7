import type { Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { jobSeeker } from './job-seeker.ts';

/** Loads the person that a decision is about, under the name `seekerIf` reads; an account of the staff has none. */
export const needSeekerOf = (jobSeekerId: string | null) => ({
  jobSeeker: jobSeekerId === null ? undefined : jobSeeker.ref(jobSeekerId),
});

/** The person, where they were loaded. */
export const seekerIf = (related: Related) => loadedIf(related, 'jobSeeker', jobSeeker);
