import type { SignedInSeen } from '@talentlog/contracts';
import { whoIsIt } from './believed.ts';
import { bodyOf, requestSafely } from './http.ts';

export type { SignedInSeen } from '@talentlog/contracts';

/** Nobody signed in: what a page shows before it knows better. */
export const noSignIn: SignedInSeen = { signedIn: false, account: null, devInbox: false, company: null };

/** Who this browser is. Rejects with ApiProblem. */
export async function readSignIn(): Promise<SignedInSeen> {
  const response = await requestSafely(whoIsIt);
  return bodyOf(response);
}
