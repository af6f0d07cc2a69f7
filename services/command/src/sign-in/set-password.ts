import type { AccountData } from '@talentlog/domain/fold';
import { newUuid } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';

/** A first or a new password; whoever is signed in elsewhere with the old one is not any more. */
export const setPassword: SignInDecision<'SetPassword'> = async ({ current, password }, { account }, parts) => {
  if (!account) return refused('common.unauthenticated');
  const { pipeline, cache, signIns, passwords } = parts;
  const { passwordHash } = (await cache.load('account', account.accountId)).data as AccountData;
  if (passwordHash && !(await passwords.verify(passwordHash, current)))
    return refused('login.failed', { errors: [{ path: 'current', code: 'login.failed' }] });
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
