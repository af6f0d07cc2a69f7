import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** An administrator keeps the owner out, for a reason. */
export const suspendAccount = account.decider('SuspendAccount', {
  decide: (context) =>
    accept(account.fact('AccountSuspended', { ...aboutAccount(context), reason: context.payload.reason })),
});
