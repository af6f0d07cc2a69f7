import { closeBlocked, needApplications } from '../application/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { isAdministrator } from './administrators.ts';

/** The owner wants to leave; some days of regret begin. An administrator's rights end before, by another administrator. */
export const requestClosing = account.decider('RequestClosing', {
  needs: needApplications,
  decide: (context) => {
    if (isAdministrator(context.data)) return refuse('account.own_access');
    const closesAt = addDays(context.now, context.settings.closingRegretDays);
    const requested = account.fact('ClosingRequested', { ...aboutAccount(context), closesAt });
    return closeBlocked(context.related) ?? accept(requested, { closesAt });
  },
});
