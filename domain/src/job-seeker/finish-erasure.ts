import { accept } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** The worker's report that nothing is left. */
export const finishErasure = jobSeeker.decider('FinishErasure', {
  decide: ({ id, payload }) => accept(jobSeeker.fact('JobSeekerErased', { jobSeekerId: id, receipt: payload.receipt })),
});
