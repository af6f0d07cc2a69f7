import type { SignInDecision } from './decision.ts';
import { sendCode } from './sms-codes.ts';

/** A code to the phone somebody typed, whoever has it. */
export const requestSmsCode: SignInDecision<'RequestSmsCode'> = ({ phone, purpose }, { origin }, parts) =>
  sendCode({ phone, purpose }, origin, parts);
