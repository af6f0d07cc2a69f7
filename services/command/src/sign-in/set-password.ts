import type { AccountData } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import { changePassword, isPasswordOf } from './change-password.ts';
import type { SignInDecision } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';

/** A first or a new password; whoever is signed in elsewhere with the old one is not any more. */
export const setPassword: SignInDecision<'SetPassword'> = async ({ current, password }, { account, origin }, parts) => {
  if (!account) return refused('common.unauthenticated');
  const { cache, signIns } = parts;
  const { accountId } = account;
  const { credentialId } = (await cache.load('account', accountId)).data as AccountData;
  if (credentialId) {
    // Whoever took over a session may not guess the password behind it either.
    const owner = { accountId, key: parts.secrets.blindIndex('login', accountId) };
    const attempt = await takePasswordTry(owner, origin, parts);
    if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
    if (!(await isPasswordOf(accountId, current, parts)))
      return refused('login.failed', { errors: [{ path: 'current', code: 'login.failed' }] });
    await clearPasswordTries(owner, origin, parts);
  }
  const changed = await changePassword({ accountId, password }, parts);
  if (!changed.ok) return changed;
  await signIns.endAllOf(accountId, account.signInId);
  return { ok: true, position: changed.position };
};
