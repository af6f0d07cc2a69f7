import { closeBlocked, needApplications } from '../application/index.ts';
import { seekerIf } from '../job-seeker/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { needKeysHeld, released } from './released.ts';

/** The clock's command after the days of regret. An offer accepted meanwhile keeps the account. */
export const closeAccount = account.decider('CloseAccount', {
  needs: (context) => ({ ...needApplications(context), ...needKeysHeld(context) }),
  decide: (context) => {
    const { data, now, related } = context;
    if (data.closesAt !== null && isBefore(now, data.closesAt))
      return refuse('account.invalid_transition', { until: data.closesAt });
    const about = aboutAccount(context);
    if (closeBlocked(related)) return accept(account.fact('ClosingCancelled', { ...about, cause: 'OFFER_ACCEPTED' }));
    const open = seekerIf(related)?.data.applications ?? [];
    const applicationIds = open.map(({ applicationId }) => applicationId);
    return accept([account.fact('AccountClosed', { ...about, applicationIds }), ...released(context)]);
  },
});
