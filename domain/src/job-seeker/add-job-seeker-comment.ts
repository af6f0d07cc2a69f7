import { accept } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** A colleague's word about the person; a private one is for its author and those it names. */
export const addJobSeekerComment = jobSeeker.decider('AddJobSeekerComment', {
  decide: ({ id, payload, actor, newId }) => {
    const commentId = newId();
    const comment = { ...payload, jobSeekerId: id, commentId, authorId: actor.id };
    return accept(jobSeeker.fact('JobSeekerCommented', comment), { commentId });
  },
});
