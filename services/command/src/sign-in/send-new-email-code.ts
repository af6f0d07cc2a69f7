import type { SignInDecision } from './decision.ts';
import { sendNewContactCode } from './new-contact-code.ts';

/** A code to the address that is to become one's own. */
export const sendNewEmailCode: SignInDecision<'SendNewEmailCode'> = ({ email }, sender, parts) =>
  sendNewContactCode({ email }, sender, parts);
