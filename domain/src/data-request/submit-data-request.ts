import { refuse } from '../shared/decider.ts';
import { dataRequest } from './data-request.ts';
import { needOpen, received } from './receipt.ts';

/** People ask about themselves only: whoever is signed in, proved by the code the grant asks for. */
export const submitDataRequest = dataRequest.decider('SubmitDataRequest', {
  target: (_payload, { newId }) => dataRequest.ref(newId()),
  needs: ({ payload, actor, related }) => needOpen(actor.jobSeekerId, payload.kind, related),
  decide: (context) => {
    const { payload, actor } = context;
    if (actor.jobSeekerId === undefined) return refuse('common.not_found');
    return received(context, { ...payload, jobSeekerId: actor.jobSeekerId, identityProof: '', enteredBy: '' });
  },
});
