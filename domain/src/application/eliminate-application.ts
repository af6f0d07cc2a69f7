import { accept, refuse } from '../shared/decider.ts';
import { application } from './application.ts';
import { ended } from './end.ts';
import { liveOffer } from './live-offer.ts';
import { applicationClosed } from './person.ts';

/** Ends the application with a chosen outcome and a reason; an offer is withdrawn first. */
export const eliminateApplication = application.decider('EliminateApplication', {
  offered: ({ data }) => liveOffer(data) === undefined,
  decide: (context) => {
    if (liveOffer(context.data)) return refuse('record.offer_sent');
    const { outcome, reason, notify } = context.payload;
    return accept([ended(context, outcome, reason, { notify }), applicationClosed(context)]);
  },
});
