import { holderOf } from '../claim/index.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { emailKey, loginKey, phoneKey } from './keys.ts';

interface Logins {
  readonly loginName: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** What leads to the account of a colleague, by the names under which it is loaded. */
export const needKeys = ({ loginName, phone, email }: Logins) => ({
  login: loginKey(loginName),
  phone: phoneKey(phone),
  email: emailKey(email),
});

/** The same, as far as it is given. */
export const keysOfStaff = (logins: Logins) => Object.values(needKeys(logins)).filter((claim) => claim !== undefined);

/** Somebody else signs in with one of them. */
export function takenKey(related: Related): Refusal | undefined {
  if (holderOf(related, 'login')) return refuse('account.login_taken', undefined, 'loginName');
  if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
  return holderOf(related, 'email') ? refuse('account.email_taken', undefined, 'email') : undefined;
}
