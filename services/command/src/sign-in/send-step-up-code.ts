import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';
import { phoneOfSelf, stepUpPurpose } from './step-up.ts';

/** A code to the phone the company has of who is signed in, never to one that they name. */
export const sendStepUpCode: SignInDecision<'SendStepUpCode'> = async (_payload, { account, origin }, parts) => {
  const phone = await phoneOfSelf(account, parts);
  if (!account || !phone) return refused('auth.forbidden');
  const sent = await sendCode({ phone, purpose: stepUpPurpose(account) }, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
