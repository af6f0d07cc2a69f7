import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';

/** Lets the person go, by hand or because the days of the lock are over. */
export const unlockApplication = application.decider('UnlockApplication', {
  offered: ({ data }) => data.lock !== null,
  decide: (context) => {
    if (context.data.lock === null) return refuse('application.invalid_transition');
    const cause = context.actor.kind === 'system' ? 'EXPIRED' : 'STAFF';
    return accept(application.fact('RecordUnlocked', { ...aboutApplication(context), cause }));
  },
});
