import type { AccountData } from '@talentlog/domain/fold';
import { newUuid } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';
import type { SignInParts } from './decision.ts';

export type PasswordParts = Pick<SignInParts, 'pipeline' | 'cache' | 'credentials' | 'passwords' | 'clock'>;

/**
 * Gives an account another password. Its hash is kept before the event tells of it and confirmed afterwards, so that a crash between
 * leaves the former password or the new one, and a hash that no account has is found at the next start.
 */
export async function changePassword(
  { accountId, password }: { readonly accountId: string; readonly password: string },
  { pipeline, cache, credentials, passwords, clock }: PasswordParts,
  by: 'sign-in' | 'seed' = 'sign-in',
): Promise<Outcome> {
  const { credentialId: former } = (await cache.load('account', accountId)).data as AccountData;
  const credentialId = newUuid();
  const hash = await passwords.hash(password);
  await credentials.put({ id: credentialId, accountId, hash, at: clock().getTime() });
  const changed = await pipeline.execute({
    name: 'ChangePassword',
    payload: { accountId, credentialId },
    commandId: newUuid(),
    caller: { system: by },
  });
  if (!changed.ok) {
    await credentials.drop(credentialId);
    return changed;
  }
  await credentials.confirm(credentialId);
  if (former !== null) await credentials.drop(former);
  return changed;
}

/** Whether it is the account's password. An account that is unknown or has none costs the same work, so that the answer takes as long. */
export async function isPasswordOf(
  accountId: string,
  password: string,
  { cache, credentials, passwords }: Pick<SignInParts, 'cache' | 'credentials' | 'passwords'>,
): Promise<boolean> {
  const { credentialId } = (await cache.load('account', accountId)).data as AccountData;
  return passwords.verify((await credentials.find(credentialId ?? '')) ?? null, password);
}
