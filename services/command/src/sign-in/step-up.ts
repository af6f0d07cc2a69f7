import { account as accountHandle } from '@talentlog/domain/fold';
import type { AccountCaller } from '@talentlog/runtime';
import type { SignInParts } from './decision.ts';

/** What a browser proved is kept under its sign-in, so that it ends with it. */
export const proofOf = (signInId: string): string => `sign-in:${signInId}`;

/** A code to open what is one's own is no code for signing in, nor for a link. */
export const stepUpPurpose = ({ accountId }: AccountCaller): string => `STEP_UP:${accountId}`;

/** The phone that the person who is signed in proved, the same that their links ask for. */
export async function phoneOfSelf(
  account: AccountCaller | undefined,
  { cache }: Pick<SignInParts, 'cache'>,
): Promise<string | undefined> {
  if (account?.jobSeekerId === undefined) return undefined;
  return (await cache.load(accountHandle, account.accountId)).data.phone ?? undefined;
}
