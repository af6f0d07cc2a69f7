import { accept, refuse } from '../shared/decider.ts';
import { notOffered } from '../shared/dictionaries/offered.ts';
import { application } from './application.ts';
import { ended } from './end.ts';
import { liveOffer } from './live-offer.ts';
import { applicationClosed } from './person.ts';

/** Ends the application with a chosen outcome and a reason; an offer is withdrawn first. */
export const eliminateApplication = application.decider('EliminateApplication', {
  offered: ({ data }) => liveOffer(data) === undefined,
  decide: (context) => {
    if (liveOffer(context.data)) return refuse('record.offer_sent');
    const { outcome, reason, reasonCode, notify } = context.payload;
    const refused = notOffered({ dictionary: 'endReason', path: 'reasonCode', code: reasonCode }, context.settings);
    if (refused) return refused;
    const more = { notify, ...(reasonCode === null ? {} : { reasonCode }) };
    return accept([ended(context, outcome, reason, more), applicationClosed(context)]);
  },
});
