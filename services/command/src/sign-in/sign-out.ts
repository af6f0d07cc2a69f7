import type { SignInDecision } from './decision.ts';

/** Ends the sign-in here, not only in the browser. Signing out twice is no error. */
export const signOut: SignInDecision<'SignOut'> = async (_payload, { account }, { signIns }) => {
  if (account) await signIns.end(account.signInId);
  return { ok: true, signIn: null };
};
