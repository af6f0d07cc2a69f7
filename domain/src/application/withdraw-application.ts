import { stageNumber } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';
import { ended } from './end.ts';
import { hasAccepted, needEnd, offersEnded } from './offers.ts';
import { applicationClosed } from './person.ts';

const canWithdraw = (data: ApplicationData): boolean =>
  stageNumber(data.stage) <= stageNumber('OFFER') && !hasAccepted(data);

/** The person may leave any time before an accepted offer; before screening it is as if they had never delivered. */
export const withdrawApplication = application.decider('WithdrawApplication', {
  offered: ({ data }) => canWithdraw(data),
  needs: needEnd,
  decide: (context) => {
    const { data, payload } = context;
    if (!canWithdraw(data)) return refuse('record.withdraw_blocked');
    const bucket = data.stage === 'DELIVERED' ? 'INVALID' : 'ENDED';
    return accept([
      ended(context, 'ABANDONED', payload.reason, { bucket }),
      ...offersEnded(context),
      applicationClosed(context, bucket),
    ]);
  },
});
