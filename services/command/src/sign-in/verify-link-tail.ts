import { link as linkHandle } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { receiverOfHolder, rememberHolder } from './link-proof.ts';
import { tailTries, tailTriesLeft, triesOf } from './tail-tries.ts';

/** The holder of a link knows the last four digits of the phone the company has. */
export const verifyLinkTail: SignInDecision<'VerifyLinkTail'> = async ({ tail }, { link, origin }, parts) => {
  if (!link) return refused('link.expired');
  const { signIns, clock, cache } = parts;
  const { linkId } = link;
  const to = await receiverOfHolder(link, parts);
  // A link that asks for a code, as it does whom nobody knows a phone of, is no place to try tails out.
  if ((await cache.load(linkHandle, linkId)).data.stepUp !== 'tail' || (to && 'email' in to))
    return refused('link.invalid');
  const now = clock().getTime();
  const { known, key } = await triesOf(linkId, origin, parts);
  const windows = [[key, tailTries.limit] as const, ...(known ? [] : [[`tail:${linkId}`, tailTries.ofAll] as const])];
  for (const [name, limit] of windows) {
    const turn = await signIns.take(name, limit, tailTries.windowSeconds, now);
    if (!turn.ok) return refused('link.locked', { params: { seconds: turn.retryAfterSeconds } });
  }
  if (to?.phone.slice(-4) !== tail)
    return refused('link.tail_wrong', { params: { triesLeft: await tailTriesLeft(key, parts) } });
  await signIns.clear(key);
  return rememberHolder(link, { browser: origin.browser, level: 'tail', field: 'phone' }, parts);
};
