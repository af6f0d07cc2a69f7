import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** One browser is signed in no more. */
export const endSignIn = account.decider('EndSignIn', {
  offered: ({ data }) => data.signIns.some(({ endedAt }) => endedAt === null),
  decide: (context) => {
    const { signInRef } = context.payload;
    const found = context.data.signIns.find((one) => one.signInRef === signInRef && one.endedAt === null);
    if (found === undefined) return refuse('common.not_found');
    return accept(account.fact('ColleagueSignInEnded', { ...aboutAccount(context), signInRef }));
  },
});
