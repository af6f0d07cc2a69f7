import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** A colleague signed in. */
export const noteSignIn = account.decider('NoteSignIn', {
  decide: (context) => {
    const { accountId: _, ...signIn } = context.payload;
    return accept(account.fact('ColleagueSignedIn', { ...aboutAccount(context), ...signIn }));
  },
});
