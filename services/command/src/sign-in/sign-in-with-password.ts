import type { AccountData } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import { ownerOfLogin } from './account-of-login.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';

/** Signs in by phone, e-mail or login name with its password. The refusal does not tell which of them was wrong. */
export const signInWithPassword: SignInDecision<'SignInWithPassword'> = async (
  { login, password },
  { origin },
  parts,
) => {
  const owner = await ownerOfLogin(login, parts);
  const attempt = await takePasswordTry(owner, origin, parts);
  if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
  const { accountId } = owner;
  // An unknown account costs the same work, so that its answer takes the same time.
  const account = await parts.cache.load('account', accountId ?? owner.key);
  const hash = (account.data as Partial<AccountData>).passwordHash ?? null;
  const matches = await parts.passwords.verify(hash, password);
  if (!matches || accountId === undefined) return refused('login.failed');
  await clearPasswordTries(owner, origin, parts);
  return beginSignIn({ accountId, isNew: false }, origin, parts);
};
