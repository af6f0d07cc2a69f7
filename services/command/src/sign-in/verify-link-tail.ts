import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { phoneOfHolder, rememberProof } from './link-proof.ts';

/** Ten thousand tails are soon tried out: five tries a day for each link. */
const tries = { limit: 5, windowSeconds: 24 * 3600 };

/** The holder of a link knows the last four digits of the phone the company has. */
export const verifyLinkTail: SignInDecision<'VerifyLinkTail'> = async ({ tail }, { link, origin }, parts) => {
  if (!link) return refused('link.expired');
  const { signIns, clock } = parts;
  const key = `tail:${link.linkId}`;
  const turn = await signIns.take(key, tries.limit, tries.windowSeconds, clock().getTime());
  if (!turn.ok) return refused('link.locked', { params: { seconds: turn.retryAfterSeconds } });
  const phone = await phoneOfHolder(link, parts);
  if (phone?.slice(-4) !== tail) {
    const left = tries.limit - (await signIns.taken(key, tries.windowSeconds, clock().getTime()));
    return refused('link.tail_wrong', { params: { left } });
  }
  await signIns.clear(key);
  return rememberProof({ linkId: link.linkId, browser: origin.browser, level: 'tail' }, parts);
};
