import type { Origin, SignInParts } from './decision.ts';
import { linkDevice } from './link-proof.ts';

const day = 24 * 3600;
/** Ten thousand tails are soon tried out: five tries a day for each place they come from, and so many from all places together. */
export const tailTries = { limit: 5, ofAll: 50, windowSeconds: day };

type Parts = Pick<SignInParts, 'signIns' | 'clock'>;

/** Under what the tries of a link's holder are counted. A browser that knew the tail once has tries of its own, which nobody else uses up. */
export async function triesOf(linkId: string, { browser, address }: Origin, { signIns, clock }: Parts) {
  const known = await signIns.knowsDevice(linkDevice(linkId, browser), clock().getTime());
  return { known, key: known ? `tail:${linkId}:browser:${browser}` : `tail:${linkId}:${address}` };
}

/** How many tries are left under a key: the same for the page that asks as for the answer to a wrong one. */
export async function tailTriesLeft(key: string, { signIns, clock }: Parts): Promise<number> {
  return tailTries.limit - (await signIns.taken(key, tailTries.windowSeconds, clock().getTime()));
}
