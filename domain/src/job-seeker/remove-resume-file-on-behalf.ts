import { accept, refuse } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Staff take away a file that they or a colleague brought. */
export const removeResumeFileOnBehalf = jobSeeker.decider('RemoveResumeFileOnBehalf', {
  offered: ({ data }) => data.broughtFileIds.length > 0,
  decide: ({ id, data, payload: { resumeFileId } }) =>
    data.broughtFileIds.includes(resumeFileId)
      ? accept(jobSeeker.fact('JobSeekerFileRemoved', { jobSeekerId: id, resumeFileId }))
      : refuse('common.not_found', undefined, 'resumeFileId'),
});
