import type { ContactField } from '@talentlog/contracts';
import { account as accountHandle, type CodeReceiver, codeReceiver, jobSeeker } from '@talentlog/domain/fold';
import { type LinkCaller, newUuid } from '@talentlog/runtime';
import type { Refused } from '../pipeline/refused.ts';
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

/**
 * Remembers besides that this browser is its holder's, and has the log tell that the person answered at this phone or e-mail: from then on
 * staff change it no more.
 */
export async function rememberHolder(
  { linkId, jobSeekerId }: Pick<LinkCaller, 'linkId' | 'jobSeekerId'>,
  proof: { readonly browser: string; readonly level: 'tail' | 'code'; readonly field: ContactField },
  parts: Pick<SignInParts, 'signIns' | 'clock' | 'pipeline'>,
): Promise<{ readonly ok: true } | Refused> {
  const { browser, level, field } = proof;
  const noted = await parts.pipeline.execute({
    name: 'NoteContactProved',
    payload: { jobSeekerId, field },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  if (!noted.ok) return noted;
  const expiresAt = parts.clock().getTime() + knownMs;
  await parts.signIns.rememberDevice({ ...linkDevice(linkId, browser), expiresAt });
  return rememberProof({ linkId, browser, level }, parts);
}

/** By which of their contacts somebody proved themselves. */
export const fieldOf = (to: CodeReceiver): ContactField => ('phone' in to ? 'phone' : 'email');

/** A code for a link is no code for another, nor for signing in. */
export const purposeOf = ({ linkId }: LinkCaller): string => `LINK:${linkId}`;
