import { account, canDo } from '../account/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

const mentioned = (accountId: string): string => `mentioned:${accountId}`;

/** A colleague's word about the person; a private one is for its author and those it names, who are colleagues that comment, too. */
export const addJobSeekerComment = jobSeeker.decider('AddJobSeekerComment', {
  needs: ({ payload: { mentions } }) => Object.fromEntries(mentions.map((id) => [mentioned(id), account.ref(id)])),
  decide: ({ id, payload, actor, newId, related }) => {
    const stranger = payload.mentions.findIndex((one) => !canDo(related, mentioned(one), 'COMMENT'));
    if (stranger >= 0) return refuse('common.not_found', undefined, `mentions.${stranger}`);
    const commentId = newId();
    const comment = { ...payload, jobSeekerId: id, commentId, authorId: actor.id };
    return accept(jobSeeker.fact('JobSeekerCommented', comment), { commentId });
  },
});
