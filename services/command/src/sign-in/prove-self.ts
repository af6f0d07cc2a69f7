import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { ownerProof, proofLifeSeconds } from './owner-proof.ts';
import { proveSelf } from './proof.ts';

/** The proof is in the answer alone. In a cookie, or kept with the sign-in, it would be a thief's as well. */
export const proveOwner: SignInDecision<'ProveSelf'> = async (payload, sender, parts) => {
  const { account } = sender;
  if (!account) return refused('common.unauthenticated');
  const proved = await proveSelf('ACCESS', payload, { ...sender, account }, parts);
  if (!proved.ok) return proved;
  const proof = ownerProof(account.signInId, parts.clock().getTime(), parts.secrets);
  return { ok: true, result: { proof, seconds: proofLifeSeconds } };
};
