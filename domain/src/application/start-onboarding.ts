import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { hasAccepted } from './offers.ts';
import { applicationOpened, needPerson } from './person.ts';

/** A signed application comes back for onboarding, as long as its offer stands. */
export const startOnboarding = application.decider('StartOnboarding', {
  offered: ({ data }) => hasAccepted(data),
  illegal: ({ state, data }) =>
    state === 'ENDED'
      ? refuse('record.next_not_allowed', { from: data.outcome ?? data.stage, to: 'ONBOARDING' })
      : undefined,
  needs: needPerson,
  decide: (context) => {
    const { data, id, payload } = context;
    if (!hasAccepted(data)) return refuse('offer.status_unsupported');
    const { plannedEntryDate } = payload;
    const begun = { ...aboutApplication(context), from: data.stage, plannedEntryDate };
    return accept([application.fact('OnboardingStarted', begun), applicationOpened(id, data)]);
  },
});
