import { refused } from '../pipeline/refused.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { forgetFirstStep, proveFactor, wayOfFirstStep } from './second-factor.ts';

/** The second step: a code of the app, or one to recover with, in the browser that did the first. */
export const signInWithSecondFactor: SignInDecision<'SignInWithSecondFactor'> = async (
  { accountId, code },
  { origin },
  parts,
) => {
  const way = await wayOfFirstStep(accountId, origin, parts);
  if (way === undefined) return refused('second_factor.first_step_over');
  const proved = await proveFactor({ accountId, code }, origin, parts);
  if (!proved.ok) return proved;
  await forgetFirstStep({ accountId, way }, origin, parts);
  return beginSignIn({ accountId, isNew: false, way, isSecond: true }, origin, parts);
};
