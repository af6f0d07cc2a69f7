import type { AccountData } from '@talentlog/domain/fold';
import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';

/** A first or a new password; whoever is signed in elsewhere with the old one is not any more. */
export const setPassword: SignInDecision<'SetPassword'> = async ({ current, password }, { account, origin }, parts) => {
  if (!account) return refused('common.unauthenticated');
  const { pipeline, cache, signIns, passwords } = parts;
  const { passwordHash } = (await cache.load('account', account.accountId)).data as AccountData;
  if (passwordHash) {
    // Whoever took over a session may not guess the password behind it either.
    const owner = { accountId: account.accountId, key: parts.secrets.blindIndex('login', account.accountId) };
    const attempt = await takePasswordTry(owner, origin, parts);
    if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
    if (!(await passwords.verify(passwordHash, current)))
      return refused('login.failed', { errors: [{ path: 'current', code: 'login.failed' }] });
    await clearPasswordTries(owner, origin, parts);
  }
  const changed = await pipeline.execute({
    name: 'ChangePassword',
    payload: { accountId: account.accountId, passwordHash: await passwords.hash(password) },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
  if (!changed.ok) return changed;
  await signIns.endAllOf(account.accountId, account.signInId);
  return { ok: true, position: changed.position };
};
