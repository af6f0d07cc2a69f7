import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** A code to recover with was used up. */
export const noteRecoveryCode = account.decider('NoteRecoveryCode', {
  offered: ({ data }) => data.factorId !== null,
  decide: (context) =>
    context.data.factorId !== null
      ? accept(account.fact('RecoveryCodeUsed', aboutAccount(context)))
      : refuse('second_factor.off'),
});
