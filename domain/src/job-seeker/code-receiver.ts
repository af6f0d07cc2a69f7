import { type AccountData, provedContact } from '../account/index.ts';
import type { JobSeekerData } from './data.ts';

/** Where a code goes that shows that somebody is a person the company knows. */
export type CodeReceiver = { readonly phone: string } | { readonly email: string };

type Contact = Pick<JobSeekerData, 'phone' | 'email'>;

/**
 * Where a person is asked to prove themselves: what they proved where they have an account, else what the company knows. The phone
 * first; the e-mail of who is known by that alone.
 */
export function codeReceiver(
  person: Contact,
  account: Pick<AccountData, 'phone' | 'email' | 'emailProved'> | undefined,
): CodeReceiver | undefined {
  const { phone, email }: Contact = account === undefined ? person : provedContact(account);
  if (phone !== null) return { phone };
  return email === null ? undefined : { email };
}
