import { erasesAt } from '@talentlog/contracts';
import { accept, refuse, type Shown } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { openKey } from './about.ts';
import { dataRequest } from './data-request.ts';
import type { DataRequestData } from './evolve.ts';
import { heldUpAs, oneAgain } from './held-up.ts';

const isAhead = ({ data: { kind, answeredAt }, now }: Pick<Shown<DataRequestData>, 'data' | 'now'>): boolean =>
  kind === 'DELETION' && answeredAt !== null && isBefore(now, erasesAt(answeredAt));

/** An announced deletion does not happen: somebody wrote that it was not them, or that they thought better of it. */
export const stopDeletion = dataRequest.decider('StopDeletion', {
  needs: ({ data: { jobSeekerId, kind } }) => ({ open: openKey(jobSeekerId, kind) }),
  offered: isAhead,
  decide: (context) =>
    isAhead(context)
      ? accept([
          dataRequest.fact('DataRequestHeldUp', heldUpAs(context, 'STOPPED')),
          ...oneAgain(context, context.related),
        ])
      : refuse('dataRequest.stop_too_late'),
});
