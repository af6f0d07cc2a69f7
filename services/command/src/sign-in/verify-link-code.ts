import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { fieldOf, purposeOf, receiverOfHolder, rememberHolder } from './link-proof.ts';
import { tryCode } from './sms-codes.ts';

/** The holder of a link can read the messages of the phone, or the mails of the address, that the company has. */
export const verifyLinkCode: SignInDecision<'VerifyLinkCode'> = async ({ code }, { link, origin }, parts) => {
  const to = await receiverOfHolder(link, parts);
  if (!link || !to) return refused('link.expired');
  const tried = await tryCode({ to, purpose: purposeOf(link), code }, origin, parts);
  if (!tried.ok) return tried;
  return rememberHolder(link, { browser: origin.browser, level: 'code', field: fieldOf(to) }, parts);
};
