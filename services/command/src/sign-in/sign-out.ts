import { isStaff } from '@talentlog/contracts';
import { newUuid, signInRef } from '@talentlog/runtime';
import type { SignInDecision } from './decision.ts';

/** Ends the sign-in here, not only in the browser. Signing out twice is no error. */
export const signOut: SignInDecision<'SignOut'> = async (_payload, { account }, { signIns, pipeline }) => {
  if (!account) return { ok: true, signIn: null };
  const { accountId, signInId } = account;
  await signIns.end(signInId);
  const payload = { accountId, signInRef: signInRef(signInId) };
  // Of who is staff the log tells; that it was over already is no error either.
  if (account.held?.some(({ roles }) => isStaff(roles)))
    await pipeline.execute({ name: 'EndSignIn', payload, commandId: newUuid(), caller: { account } });
  return { ok: true, signIn: null };
};
