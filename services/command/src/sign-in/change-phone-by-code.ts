import { changeContact } from './change-contact.ts';
import type { SignInDecision } from './decision.ts';

/** Moves the login to a phone whose messages its owner can read. */
export const changePhoneByCode: SignInDecision<'ChangePhoneByCode'> = ({ phone, code, ...proof }, sender, parts) => {
  const command = { name: 'ChangePhone', payload: { phone } } as const;
  return changeContact({ of: 'PHONE', next: { to: { phone }, code }, proof, command }, sender, parts);
};
