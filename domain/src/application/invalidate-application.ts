import { accept } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { needEnd, offersEnded } from './offers.ts';
import { applicationClosed } from './person.ts';

/** It never was a delivery: a duplicate, a fake, a child, or the consent is gone. */
export const invalidateApplication = application.decider('InvalidateApplication', {
  needs: needEnd,
  decide: (context) => {
    const { stage } = context.data;
    const { cause, reason, notify } = context.payload;
    return accept([
      application.fact('RecordInvalidated', { ...aboutApplication(context), stage, cause, reason, notify }),
      ...offersEnded(context),
      applicationClosed(context, 'INVALID'),
    ]);
  },
});
