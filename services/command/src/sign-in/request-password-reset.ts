import { ownerOfContact } from './account-of-login.ts';
import { guestAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { resetPurpose, resetReceiver, unreachable } from './reset-receiver.ts';
import { codeLifeSeconds, sendCode } from './sms-codes.ts';

/** A code goes to whatever was typed, so that the answer, and the time it takes, tell nobody whose it is. */
export const requestPasswordReset: SignInDecision<'RequestPasswordReset'> = async ({ login }, { origin }, parts) => {
  const to = resetReceiver(login);
  if (to === undefined) return unreachable();
  const asker = await guestAsking(await ownerOfContact(to, parts), origin, parts);
  const sent = await sendCode({ to, purpose: resetPurpose, use: 'RESET', asker }, origin, parts);
  return sent.ok ? { ok: true, result: { seconds: codeLifeSeconds } } : sent;
};
