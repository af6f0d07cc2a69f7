import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { rememberProof } from './link-proof.ts';
import { tryCode } from './sms-codes.ts';
import { phoneOfSelf, proofOf, stepUpPurpose } from './step-up.ts';

/** Who is signed in can read the messages of the phone the company has: a sign-in left open, or its cookie, is not enough. */
export const verifyStepUpCode: SignInDecision<'VerifyStepUpCode'> = async ({ code }, { account, origin }, parts) => {
  const phone = await phoneOfSelf(account, parts);
  if (!account || !phone) return refused('auth.forbidden');
  const tried = await tryCode({ to: { phone }, purpose: stepUpPurpose(account), code }, origin, parts);
  if (!tried.ok) return tried;
  return rememberProof({ linkId: proofOf(account.signInId), browser: origin.browser, level: 'code' }, parts);
};
