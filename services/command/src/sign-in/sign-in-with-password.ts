import type { AccountData } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import { accountOfLogin } from './account-of-login.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';

/** Signs in by phone, e-mail or login name with its password. The refusal does not tell which of them was wrong. */
export const signInWithPassword: SignInDecision<'SignInWithPassword'> = async (
  { login, password },
  { origin },
  parts,
) => {
  const attempt = await takePasswordTry(login, origin.address, parts);
  if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
  const accountId = await accountOfLogin(login, parts);
  const account = accountId === undefined ? undefined : await parts.cache.load('account', accountId);
  // An unknown account costs the same work, so that its answer takes the same time.
  const hash = account === undefined ? null : (account.data as AccountData).passwordHash;
  const matches = await parts.passwords.verify(hash, password);
  if (!matches || accountId === undefined) return refused('login.failed');
  await clearPasswordTries(login, parts);
  return beginSignIn({ accountId, isNew: false }, parts);
};
