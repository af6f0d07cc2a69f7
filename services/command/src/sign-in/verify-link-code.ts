import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { phoneOfHolder, purposeOf, rememberHolder } from './link-proof.ts';
import { tryCode } from './sms-codes.ts';

/** The holder of a link can read the messages of the phone the company has. */
export const verifyLinkCode: SignInDecision<'VerifyLinkCode'> = async ({ code }, { link, origin }, parts) => {
  const phone = await phoneOfHolder(link, parts);
  if (!link || !phone) return refused('link.expired');
  const tried = await tryCode({ to: { phone }, purpose: purposeOf(link), code }, origin, parts);
  return tried.ok ? rememberHolder({ linkId: link.linkId, browser: origin.browser, level: 'code' }, parts) : tried;
};
