import { accept } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Who saw which value of the log in clear, and why, stays on record. */
export const revealLoggedValue = jobSeeker.decider('RevealLoggedValue', {
  decide: ({ id, actor, payload: { stream, revision, path, reason } }) =>
    accept(
      jobSeeker.fact('LoggedValueRevealed', { jobSeekerId: id, stream, revision, path, reason, revealedBy: actor.id }),
    ),
});
