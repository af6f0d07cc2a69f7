import { accept } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { closeBlocked, needApplications } from './applications.ts';

/** The owner wants to leave; some days of regret begin. */
export const requestClosing = account.decider('RequestClosing', {
  needs: needApplications,
  decide: (context) => {
    const closesAt = addDays(context.now, context.settings.closingRegretDays);
    const requested = account.fact('ClosingRequested', { ...aboutAccount(context), closesAt });
    return closeBlocked(context.related) ?? accept(requested, { closesAt });
  },
});
