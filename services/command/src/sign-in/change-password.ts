import { account } from '@talentlog/domain/fold';
import { newUuid } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';
import type { SignInParts } from './decision.ts';

export type PasswordParts = Pick<SignInParts, 'pipeline' | 'cache' | 'credentials' | 'passwords' | 'clock'>;

/** Gives an account another password. */
export function changePassword(
  { accountId, password }: { readonly accountId: string; readonly password: string },
  parts: PasswordParts,
  by: 'sign-in' | 'seed' = 'sign-in',
): Promise<Outcome> {
  return keepPassword({ accountId, password }, parts, (credentialId) =>
    parts.pipeline.execute({
      name: 'ChangePassword',
      payload: { accountId, credentialId },
      commandId: newUuid(),
      caller: { system: by },
    }),
  );
}

/**
 * Keeps the hash before an event tells of it and confirms it afterwards, so that a crash between leaves the former password or the new
 * one, and a hash that no account has is found at the next start.
 */
export async function keepPassword(
  { accountId, password }: { readonly accountId: string; readonly password: string },
  { cache, credentials, passwords, clock }: Omit<PasswordParts, 'pipeline'>,
  tell: (credentialId: string) => Promise<Outcome>,
): Promise<Outcome> {
  const { credentialId: former } = (await cache.load(account, accountId)).data;
  const credentialId = newUuid();
  const hash = await passwords.hash(password);
  await credentials.put({ id: credentialId, accountId, hash, at: clock().getTime() });
  const told = await tell(credentialId);
  if (!told.ok) {
    await credentials.drop(credentialId);
    return told;
  }
  await credentials.confirm(credentialId);
  if (former !== null) await credentials.drop(former);
  return told;
}

/** Whether it is the account's password. An account that is unknown or has none costs the same work, so that the answer takes as long. */
export async function isPasswordOf(
  accountId: string,
  password: string,
  { cache, credentials, passwords }: Pick<SignInParts, 'cache' | 'credentials' | 'passwords'>,
): Promise<boolean> {
  const { credentialId } = (await cache.load(account, accountId)).data;
  return passwords.verify((await credentials.find(credentialId ?? '')) ?? null, password);
}
