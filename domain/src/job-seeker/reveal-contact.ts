import { notification } from '../notification/notification.ts';
import { accept, beginsOn } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Who saw phone and e-mail in clear stays on record. */
export const revealContact = jobSeeker.decider('RevealContact', {
  begins: beginsOn(notification, ({ data }) => data.jobSeekerId !== null),
  decide: ({ id, actor }) => accept(jobSeeker.fact('ContactRevealed', { jobSeekerId: id, revealedBy: actor.id })),
});
