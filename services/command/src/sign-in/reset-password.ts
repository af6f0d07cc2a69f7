import { refused } from '../pipeline/refused.ts';
import { ownerOfContact } from './account-of-login.ts';
import { changePassword } from './change-password.ts';
import type { SignInDecision } from './decision.ts';
import { resetPurpose, resetReceiver, unreachable } from './reset-receiver.ts';
import { tryCode } from './sms-codes.ts';

/**
 * The account is that of the phone or e-mail the code went to. Whether anybody has it is told to those alone who read the code. Every
 * sign-in of the account ends.
 */
export const resetPassword: SignInDecision<'ResetPassword'> = async ({ login, code, password }, { origin }, parts) => {
  const to = resetReceiver(login);
  if (to === undefined) return unreachable();
  const tried = await tryCode({ to, purpose: resetPurpose, code }, origin, parts);
  if (!tried.ok) return { ...tried, errors: [{ path: 'code', code: tried.code }] };
  const { accountId } = await ownerOfContact(to, parts);
  if (accountId === undefined) return refused('account.unknown');
  const changed = await changePassword({ accountId, password }, parts);
  // Of a suspended account the machine says no; the person is told what signing in would tell them.
  if (!changed.ok) return changed.code === 'account.invalid_transition' ? refused('account.suspended') : changed;
  await parts.signIns.endAllOf(accountId);
  return { ok: true, position: changed.position };
};
