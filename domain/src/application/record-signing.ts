import { accept, refuse } from '../shared/decider.ts';
import { application } from './application.ts';
import { ended } from './end.ts';
import { hasAccepted } from './offers.ts';
import { applicationClosed } from './person.ts';

/** The contract of a campus hire is signed; the application ends here and comes back for onboarding. */
export const recordSigning = application.decider('RecordSigning', {
  offered: ({ data }) => data.stage === 'SIGNING' && hasAccepted(data),
  decide: (context) => {
    const { stage } = context.data;
    if (stage !== 'SIGNING') return refuse('record.next_not_allowed', { from: stage, to: 'SIGNING' });
    if (!hasAccepted(context.data)) return refuse('offer.status_unsupported');
    const outcome = context.payload.kind === 'TWO_PARTY' ? 'SIGNED_TWO_PARTY' : 'SIGNED_THREE_PARTY';
    return accept([ended(context, outcome, null), applicationClosed(context)]);
  },
});
