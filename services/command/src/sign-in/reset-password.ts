import { Email } from '@talentlog/contracts';
import { refused } from '../pipeline/refused.ts';
import { canonicalLogin, ownerOfLogin } from './account-of-login.ts';
import { changePassword } from './change-password.ts';
import { guestAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { type CodeReceiver, codeLifeSeconds, sendCode, tryCode } from './sms-codes.ts';

const purpose = 'RESET_PASSWORD';

/** Where the code for a forgotten password goes: nowhere for a login name, which no message reaches. */
function receiverOf(login: string): CodeReceiver | undefined {
  const { phone, text } = canonicalLogin(login);
  if (phone !== undefined) return { phone };
  const email = Email.safeParse(text);
  return email.success ? { email: email.data } : undefined;
}

/** A code goes to whatever was typed, so that the answer, and the time it takes, tell nobody whose it is. */
export const requestPasswordReset: SignInDecision<'RequestPasswordReset'> = async ({ login }, { origin }, parts) => {
  const to = receiverOf(login);
  if (to === undefined) return refused('account.reset_by', { errors: [{ path: 'login', code: 'account.reset_by' }] });
  const asker = await guestAsking(await ownerOfLogin(login, parts), origin, parts);
  const sent = await sendCode({ to, purpose, use: 'RESET', asker }, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};

/** Whether anybody has the login is told to those alone who read its code. Every sign-in of the account ends. */
export const resetPassword: SignInDecision<'ResetPassword'> = async ({ login, code, password }, { origin }, parts) => {
  const to = receiverOf(login);
  if (to === undefined) return refused('account.reset_by', { errors: [{ path: 'login', code: 'account.reset_by' }] });
  const tried = await tryCode({ to, purpose, code }, origin, parts);
  if (!tried.ok) return { ...tried, errors: [{ path: 'code', code: tried.code }] };
  const { accountId } = await ownerOfLogin(login, parts);
  if (accountId === undefined) return refused('account.unknown');
  const changed = await changePassword({ accountId, password }, parts);
  // Of a suspended account the machine says no; the person is told what signing in would tell them.
  if (!changed.ok) return changed.code === 'account.invalid_transition' ? refused('account.suspended') : changed;
  await parts.signIns.endAllOf(accountId);
  return { ok: true, position: changed.position };
};
