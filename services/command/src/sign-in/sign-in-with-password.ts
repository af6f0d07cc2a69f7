import { setTimeout as pass } from 'node:timers/promises';
import { refused } from '../pipeline/refused.ts';
import { ownerOfLogin } from './account-of-login.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { isPasswordOf } from './change-password.ts';
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
  if (attempt.delayMs > 0) await pass(attempt.delayMs);
  const { accountId } = owner;
  const matches = await isPasswordOf(accountId ?? owner.key, password, parts);
  if (!matches || accountId === undefined) return refused('login.failed');
  await clearPasswordTries(owner, origin, parts);
  return beginSignIn({ accountId, isNew: false, way: 'PASSWORD' }, origin, parts);
};
