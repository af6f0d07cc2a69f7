import { notification } from '../notification/notification.ts';
import { accept, beginsOn } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Who saw what in clear stays on record. */
export const revealContact = jobSeeker.decider('RevealContact', {
  begins: beginsOn(notification, ({ data }) => data.jobSeekerId !== null),
  decide: ({ id, actor, payload: { field } }) =>
    accept(jobSeeker.fact('ContactRevealed', { jobSeekerId: id, revealedBy: actor.id, field })),
});
