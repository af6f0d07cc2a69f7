import { accept } from '../shared/decider.ts';
import { outOfWindow, signedIn } from './attendance.ts';
import { interview } from './interview.ts';

/** Staff or an interviewer see that the candidate is there. */
export const signInCandidate = interview.decider('SignInCandidate', {
  offered: (shown) => outOfWindow(shown) === undefined,
  decide: (context) => outOfWindow(context) ?? accept(signedIn(context, 'STAFF')),
});
