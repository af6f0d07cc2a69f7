import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** The owner stays after all. */
export const cancelClosing = account.decider('CancelClosing', {
  decide: (context) => accept(account.fact('ClosingCancelled', { ...aboutAccount(context), cause: 'SELF' })),
});
