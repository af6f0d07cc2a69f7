import { jobSeeker } from '../job-seeker/index.ts';
import { refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { dataRequest } from './data-request.ts';
import { accountRef, isSuspended } from './own-account.ts';
import { needOpen, received } from './receipt.ts';

/** Somebody wrote; staff made sure who they are and say how. */
export const enterDataRequest = dataRequest.decider('EnterDataRequest', {
  target: (_payload, { newId }) => dataRequest.ref(newId()),
  needs: ({ payload: { jobSeekerId, kind }, related }) => ({
    jobSeeker: jobSeeker.ref(jobSeekerId),
    account: kind === 'CLOSING' ? accountRef(related) : undefined,
    ...needOpen(jobSeekerId, kind, related),
  }),
  decide: (context) => {
    const person = loaded(context.related, 'jobSeeker', jobSeeker);
    if (person.revision < 0) return refuse('common.not_found');
    if (context.payload.kind === 'CLOSING' && person.data.accountId === null)
      return refuse('dataRequest.no_account', undefined, 'kind');
    if (context.payload.kind === 'CLOSING' && isSuspended(context.related))
      return refuse('dataRequest.account_suspended', undefined, 'kind');
    return received(context, { ...context.payload, enteredBy: context.actor.id });
  },
});
