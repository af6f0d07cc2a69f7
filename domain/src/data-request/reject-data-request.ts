import { accept } from '../shared/decider.ts';
import { aboutRequest, openKey } from './about.ts';
import { dataRequest } from './data-request.ts';
import { letGo } from './held-up.ts';

/** The person is told why not, and may ask anew. */
export const rejectDataRequest = dataRequest.decider('RejectDataRequest', {
  needs: ({ data: { jobSeekerId, kind } }) => ({ open: openKey(jobSeekerId, kind) }),
  decide: (context) => {
    const { id, data, payload, actor, related } = context;
    const { reason } = payload;
    return accept([
      dataRequest.fact('DataRequestRejected', { ...aboutRequest(context), reason, handledBy: actor.id }),
      ...letGo(related, openKey(data.jobSeekerId, data.kind), id),
    ]);
  },
});
