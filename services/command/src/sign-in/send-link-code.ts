import { refused } from '../pipeline/refused.ts';
import { linkAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { phoneOfHolder, purposeOf } from './link-proof.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';

/** A code to the phone the company has, never to one that the link's holder names. */
export const sendLinkCode: SignInDecision<'SendLinkCode'> = async (_payload, { link, origin }, parts) => {
  const phone = await phoneOfHolder(link, parts);
  if (!link || !phone) return refused('link.expired');
  const sent = await sendCode(
    { to: { phone }, purpose: purposeOf(link), use: 'LINK', asker: linkAsking(link, origin) },
    origin,
    parts,
  );
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
