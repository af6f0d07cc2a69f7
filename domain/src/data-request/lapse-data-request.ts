import { accept } from '../shared/decider.ts';
import { aboutRequest, openKey } from './about.ts';
import { dataRequest } from './data-request.ts';
import { letGo } from './held-up.ts';

/** Whoever asked is erased: the request ends unanswered, and reminds nobody any more. */
export const lapseDataRequest = dataRequest.decider('LapseDataRequest', {
  needs: ({ data: { jobSeekerId, kind } }) => ({ open: openKey(jobSeekerId, kind) }),
  decide: (context) => {
    const { id, data, related } = context;
    return accept([
      dataRequest.fact('DataRequestLapsed', aboutRequest(context)),
      ...letGo(related, openKey(data.jobSeekerId, data.kind), id),
    ]);
  },
});
