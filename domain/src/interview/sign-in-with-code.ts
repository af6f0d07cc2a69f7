import { accept, refuse } from '../shared/decider.ts';
import { outOfWindow, signedIn } from './attendance.ts';
import { interview } from './interview.ts';

/** The candidate types the code that a colleague tells them at the interview. */
export const signInWithCode = interview.decider('SignInWithCode', {
  offered: (shown) => outOfWindow(shown) === undefined,
  decide: (context) => {
    const refused = outOfWindow(context);
    if (refused) return refused;
    if (context.payload.code !== context.data.signInCode) return refuse('signin.code_wrong', undefined, 'code');
    return accept(signedIn(context, 'CODE'));
  },
});
