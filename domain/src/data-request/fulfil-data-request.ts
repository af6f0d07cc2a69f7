import { seekerIf } from '../job-seeker/index.ts';
import { issueLink } from '../link/index.ts';
import { accept, type DecideContext } from '../shared/decider.ts';
import { endOfDay } from '../shared/time.ts';
import { aboutRequest, openKey } from './about.ts';
import { consequences, hindered, needConsequences } from './consequences.ts';
import { dataRequest } from './data-request.ts';
import { requestDays } from './days.ts';
import type { DataRequestData } from './evolve.ts';
import { letGo } from './held-up.ts';

/** The answer, and what it brings about in the same commit. */
export const fulfilDataRequest = dataRequest.decider('FulfilDataRequest', {
  needs: (context) => ({
    ...needConsequences(context),
    open: openKey(context.data.jobSeekerId, context.data.kind),
  }),
  decide: (context) => {
    const { id, data, payload, actor, related } = context;
    const about = { ...aboutRequest(context), answer: payload.answer, handledBy: actor.id };
    const { copy, facts } = opened(context);
    return (
      hindered(context) ??
      accept([
        dataRequest.fact('DataRequestFulfilled', { ...about, ...copy }),
        ...letGo(related, openKey(data.jobSeekerId, data.kind), id),
        ...facts,
        ...consequences(context),
      ])
    );
  },
});

/** A copy can be fetched for some days: signed in, or with a link by whoever has no account. */
function opened(context: DecideContext<unknown, DataRequestData>) {
  const { id, data, now, related } = context;
  if (data.kind !== 'ACCESS_COPY') return { copy: { copyUntil: null, link: null }, facts: [] };
  const copyUntil = endOfDay(now, requestDays.copy);
  if (seekerIf(related)?.data.accountId) return { copy: { copyUntil, link: null }, facts: [] };
  const on = { aggregate: dataRequest.name, id };
  const { link, issued } = issueLink(context, {
    purpose: 'dataCopy',
    stepUp: 'code',
    on,
    of: data,
    expiresAt: copyUntil,
  });
  return { copy: { copyUntil, link: { linkId: link.linkId } }, facts: [issued] };
}
