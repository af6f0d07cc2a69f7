import { refused } from '../pipeline/refused.ts';
import { selfAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';
import { phoneOfSelf, stepUpPurpose } from './step-up.ts';

/** A code to the phone the company has of who is signed in, never to one that they name. */
export const sendStepUpCode: SignInDecision<'SendStepUpCode'> = async (_payload, { account, origin }, parts) => {
  const phone = await phoneOfSelf(account, parts);
  if (!account || !phone) return refused('auth.forbidden');
  const asked = { purpose: stepUpPurpose(account), use: 'OPEN', asker: selfAsking(account.accountId) } as const;
  const sent = await sendCode({ to: { phone }, ...asked }, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
