import { changeContact } from './change-contact.ts';
import type { SignInDecision } from './decision.ts';

/** An address counts once its owner read a code there. */
export const changeEmailByCode: SignInDecision<'ChangeEmailByCode'> = ({ email, code, ...proof }, sender, parts) => {
  const next = email === null || code === undefined ? undefined : { to: { email }, code };
  return changeContact(
    { of: 'EMAIL', next, proof, command: { name: 'ChangeEmail', payload: { email } } },
    sender,
    parts,
  );
};
