import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** The owner may sign in again. */
export const reinstateAccount = account.decider('ReinstateAccount', {
  decide: (context) => accept(account.fact('AccountReinstated', aboutAccount(context))),
});
