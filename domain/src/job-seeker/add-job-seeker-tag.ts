import { accept, refuse } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Nobody means two tags by a capital letter or a full-width sign. */
const sameTag = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** A word by which staff find the person again. */
export const addJobSeekerTag = jobSeeker.decider('AddJobSeekerTag', {
  decide: ({ id, data, payload: { tag } }) =>
    data.tags.some((known) => sameTag(known, tag))
      ? refuse('jobSeeker.tag_exists', undefined, 'tag')
      : accept(jobSeeker.fact('JobSeekerTagged', { jobSeekerId: id, tag })),
});
