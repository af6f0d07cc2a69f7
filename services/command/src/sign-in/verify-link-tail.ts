import type { LinkData } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { linkDevice, phoneOfHolder, rememberHolder } from './link-proof.ts';

const day = 24 * 3600;
/** Ten thousand tails are soon tried out: five tries a day for each place they come from, and so many from all places together. */
const tries = { limit: 5, ofAll: 50, windowSeconds: day };

/** The holder of a link knows the last four digits of the phone the company has. */
export const verifyLinkTail: SignInDecision<'VerifyLinkTail'> = async ({ tail }, { link, origin }, parts) => {
  if (!link) return refused('link.expired');
  const { signIns, clock, cache } = parts;
  const { linkId } = link;
  // A link that asks for a code is no place to try tails out.
  if (((await cache.load('link', linkId)).data as LinkData).stepUp !== 'tail') return refused('link.invalid');
  const now = clock().getTime();
  const known = await signIns.knowsDevice(linkDevice(linkId, origin.browser), now);
  const key = known ? `tail:${linkId}:browser:${origin.browser}` : `tail:${linkId}:${origin.address}`;
  const windows = [[key, tries.limit] as const, ...(known ? [] : [[`tail:${linkId}`, tries.ofAll] as const])];
  for (const [name, limit] of windows) {
    const turn = await signIns.take(name, limit, tries.windowSeconds, now);
    if (!turn.ok) return refused('link.locked', { params: { seconds: turn.retryAfterSeconds } });
  }
  const phone = await phoneOfHolder(link, parts);
  if (phone?.slice(-4) !== tail) {
    const left = tries.limit - (await signIns.taken(key, tries.windowSeconds, now));
    return refused('link.tail_wrong', { params: { left } });
  }
  await signIns.clear(key);
  return rememberHolder({ linkId, browser: origin.browser, level: 'tail' }, parts);
};
