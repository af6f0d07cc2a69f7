import { account as accountHandle, type CodeReceiver, codeReceiver, jobSeeker } from '@talentlog/domain/fold';
import type { LinkCaller } from '@talentlog/runtime';
import type { SignInParts } from './decision.ts';

const proofLifeMs = 30 * 60_000;
/** How long a browser that proved a link is known for it: it has tries of its own, and may read what the link was once it is over. */
const knownMs = 30 * 24 * 3600_000;

/** Whoever holds a link, as the sign-ins know them: as an account, because they need have none. */
export const holderOf = (linkId: string): string => `link:${linkId}`;
/** A browser that proved a link. */
export const linkDevice = (linkId: string, browser: string) => ({ accountId: holderOf(linkId), browser });

/** Where a link's holder is asked to prove themselves; undefined where nothing of them is known any more. */
export async function receiverOfHolder(
  link: Pick<LinkCaller, 'jobSeekerId'> | undefined,
  { cache }: Pick<SignInParts, 'cache'>,
): Promise<CodeReceiver | undefined> {
  if (link === undefined) return undefined;
  const person = (await cache.load(jobSeeker, link.jobSeekerId)).data;
  const account = person.accountId === null ? undefined : await cache.load(accountHandle, person.accountId);
  return codeReceiver(person, account?.data);
}

/** Remembers for half an hour what this browser proved about the link's holder. */
export async function rememberProof(
  proof: { readonly linkId: string; readonly browser: string; readonly level: 'tail' | 'code' },
  { signIns, clock }: Pick<SignInParts, 'signIns' | 'clock'>,
): Promise<{ readonly ok: true }> {
  await signIns.putStepUp({ ...proof, expiresAt: clock().getTime() + proofLifeMs });
  return { ok: true };
}

/** Remembers besides that this browser is its holder's. */
export async function rememberHolder(
  proof: { readonly linkId: string; readonly browser: string; readonly level: 'tail' | 'code' },
  parts: Pick<SignInParts, 'signIns' | 'clock'>,
): Promise<{ readonly ok: true }> {
  const expiresAt = parts.clock().getTime() + knownMs;
  await parts.signIns.rememberDevice({ ...linkDevice(proof.linkId, proof.browser), expiresAt });
  return rememberProof(proof, parts);
}

/** A code for a link is no code for another, nor for signing in. */
export const purposeOf = ({ linkId }: LinkCaller): string => `LINK:${linkId}`;
