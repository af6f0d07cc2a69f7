import type { AccountData, JobSeekerData } from '@talentlog/domain/fold';
import type { LinkCaller } from '@talentlog/runtime';
import type { SignInParts } from './decision.ts';

const proofLifeMs = 30 * 60_000;

/** The phone a link's holder is known by: the one they proved where they have an account, else the job seeker's as the company has it. */
export async function phoneOfHolder(
  link: LinkCaller | undefined,
  { cache }: Pick<SignInParts, 'cache'>,
): Promise<string | undefined> {
  if (link === undefined) return undefined;
  const { accountId, phone } = (await cache.load('jobSeeker', link.jobSeekerId)).data as JobSeekerData;
  if (accountId === null) return phone ?? undefined;
  return ((await cache.load('account', accountId)).data as AccountData).phone ?? undefined;
}

/** Remembers for half an hour what this browser proved about the link's holder. */
export async function rememberProof(
  proof: { readonly linkId: string; readonly browser: string; readonly level: 'tail' | 'code' },
  { signIns, clock }: Pick<SignInParts, 'signIns' | 'clock'>,
): Promise<{ readonly ok: true }> {
  await signIns.putStepUp({ ...proof, expiresAt: clock().getTime() + proofLifeMs });
  return { ok: true };
}

/** A code for a link is no code for another, nor for signing in. */
export const purposeOf = ({ linkId }: LinkCaller): string => `LINK:${linkId}`;
