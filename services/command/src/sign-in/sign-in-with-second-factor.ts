import { refused } from '../pipeline/refused.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { didFirstStep, forgetFirstStep, proveFactor } from './second-factor.ts';

/** The second step: a code of the app, or one to recover with, in the browser that did the first. */
export const signInWithSecondFactor: SignInDecision<'SignInWithSecondFactor'> = async (
  { accountId, code },
  { origin },
  parts,
) => {
  if (!(await didFirstStep(accountId, origin, parts))) return refused('second_factor.first_step_over');
  const proved = await proveFactor({ accountId, code }, origin, parts);
  if (!proved.ok) return proved;
  await forgetFirstStep(accountId, origin, parts);
  return beginSignIn({ accountId, isNew: false, way: 'PASSWORD', isSecond: true }, origin, parts);
};
