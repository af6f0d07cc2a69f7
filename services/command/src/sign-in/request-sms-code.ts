import { ownerOfContact } from './account-of-login.ts';
import { guestAsking } from './code-askers.ts';
import type { SignInDecision } from './decision.ts';
import { sendCode } from './sms-codes.ts';

/** A code to the phone somebody typed, whoever has it. */
export const requestSmsCode: SignInDecision<'RequestSmsCode'> = async ({ phone, purpose }, { origin }, parts) => {
  const asker = await guestAsking(await ownerOfContact({ phone }, parts), origin, parts);
  return sendCode({ to: { phone }, purpose, use: 'SIGN_IN', asker }, origin, parts);
};
