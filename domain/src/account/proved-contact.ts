import type { AccountData } from './evolve.ts';

/**
 * The phone and the e-mail that the owner of an account proved, or an administrator gave. What opens or guards the account is sent only
 * here: the contact of the owner's resume is edited by others.
 */
export const provedContact = ({ phone, email, emailProved }: Pick<AccountData, 'phone' | 'email' | 'emailProved'>) => ({
  phone,
  email: emailProved ? email : null,
});
