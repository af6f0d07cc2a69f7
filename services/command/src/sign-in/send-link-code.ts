import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { phoneOfHolder, purposeOf } from './link-proof.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';

/** A code to the phone the company has, never to one that the link's holder names. */
export const sendLinkCode: SignInDecision<'SendLinkCode'> = async (_payload, { link, origin }, parts) => {
  const phone = await phoneOfHolder(link, parts);
  if (!link || !phone) return refused('link.expired');
  const sent = await sendCode({ phone, purpose: purposeOf(link) }, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
