import type { SignInDecision } from './decision.ts';
import { sendNewContactCode } from './new-contact-code.ts';

/** A code to the phone that is to become one's own. */
export const sendNewPhoneCode: SignInDecision<'SendNewPhoneCode'> = ({ phone }, sender, parts) =>
  sendNewContactCode({ phone }, sender, parts);
