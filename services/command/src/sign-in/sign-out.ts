import { isStaff } from '@talentlog/contracts';
import { newUuid, signInRef } from '@talentlog/runtime';
import type { SignInDecision } from './decision.ts';

/**
 * Ends the sign-in here, not only in the browser, and everything that this browser proved: the next person at a shared phone opens no
 * link with it. Signing out twice is no error, and who holds a link without a sign-in leaves in the same way.
 */
export const signOut: SignInDecision<'SignOut'> = async (_payload, { account, origin }, { signIns, pipeline }) => {
  if (account) await signIns.end(account.signInId);
  await signIns.forgetBrowser(origin.browser, account?.accountId);
  if (!account) return { ok: true, signIn: null };
  const { accountId, signInId } = account;
  const payload = { accountId, signInRef: signInRef(signInId) };
  // Of who is staff the log tells; that it was over already is no error either.
  if (account.held?.some(({ roles }) => isStaff(roles)))
    await pipeline.execute({ name: 'EndSignIn', payload, commandId: newUuid(), caller: { account } });
  return { ok: true, signIn: null };
};
