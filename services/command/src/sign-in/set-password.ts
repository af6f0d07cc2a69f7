import { refused } from '../pipeline/refused.ts';
import { renewSignIn } from './begin-sign-in.ts';
import { changePassword } from './change-password.ts';
import type { SignInDecision } from './decision.ts';
import { proveSelf } from './proof.ts';

/** A first or a new password; whoever is signed in elsewhere with the old one is not any more. */
export const setPassword: SignInDecision<'SetPassword'> = async ({ password, ...proof }, sender, parts) => {
  const { account } = sender;
  if (!account) return refused('common.unauthenticated');
  const proved = await proveSelf('PASSWORD', proof, { ...sender, account }, parts);
  if (!proved.ok) return proved;
  const { accountId } = account;
  const changed = await changePassword({ accountId, password }, parts);
  if (!changed.ok) return changed;
  return { ok: true, position: changed.position, signIn: await renewSignIn(account, sender.origin, parts) };
};
