import { refused } from '../pipeline/refused.ts';
import { linkAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { purposeOf, receiverOfHolder } from './link-proof.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';

/** A code to the phone the company has, to the e-mail of who has none, never to what the link's holder names. */
export const sendLinkCode: SignInDecision<'SendLinkCode'> = async (_payload, { link, origin }, parts) => {
  const to = await receiverOfHolder(link, parts);
  if (!link || !to) return refused('link.expired');
  const sent = await sendCode(
    { to, purpose: purposeOf(link), use: 'LINK', asker: linkAsking(link, origin) },
    origin,
    parts,
  );
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
