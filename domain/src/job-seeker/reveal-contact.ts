import { notification } from '../notification/index.ts';
import { accept, beginsOn } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Who saw what in clear, and why, stays on record. */
export const revealContact = jobSeeker.decider('RevealContact', {
  begins: beginsOn(notification, ({ data }) => data.jobSeekerId !== null),
  decide: ({ id, actor, payload: { field, reason } }) =>
    accept(jobSeeker.fact('ContactRevealed', { jobSeekerId: id, revealedBy: actor.id, field, reason })),
});
