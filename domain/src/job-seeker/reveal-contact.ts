import { accept } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** Who saw phone and e-mail in clear stays on record. */
export const revealContact = jobSeeker.decider('RevealContact', {
  decide: ({ id, actor }) => accept(jobSeeker.fact('ContactRevealed', { jobSeekerId: id, revealedBy: actor.id })),
});
