import type { SignInDecision } from './decision.ts';
import { endSignIn } from './end-sign-in.ts';

/**
 * Ends the sign-in here, not only in the browser, and everything that this browser proved: the next person at a shared phone opens no
 * link with it. Signing out twice is no error, and who holds a link without a sign-in leaves in the same way.
 */
export const signOut: SignInDecision<'SignOut'> = async (_payload, { account, origin }, parts) => {
  if (account) await endSignIn(account, parts);
  await parts.signIns.forgetBrowser(origin.browser, account?.accountId);
  return { ok: true, signIn: null };
};
