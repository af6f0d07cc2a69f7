import { Email } from '@talentlog/contracts';
import type { CodeReceiver } from '@talentlog/domain/fold';
import { type Refused, refused } from '../pipeline/refused.ts';
import { canonicalLogin } from './account-of-login.ts';

/** A code for a forgotten password is for nothing else. */
export const resetPurpose = 'RESET_PASSWORD';

/** Where it goes: nowhere for a login name, which no message reaches. */
export function resetReceiver(login: string): CodeReceiver | undefined {
  const { phone, text } = canonicalLogin(login);
  if (phone !== undefined) return { phone };
  const email = Email.safeParse(text);
  return email.success ? { email: email.data } : undefined;
}

/** The refusal of a login that no code can be sent to. */
export const unreachable = (): Refused =>
  refused('account.reset_by', { errors: [{ path: 'login', code: 'account.reset_by' }] });
