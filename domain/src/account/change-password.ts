import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Only the hash of a password is ever known here. */
export const changePassword = account.decider('ChangePassword', {
  decide: (context) =>
    accept(account.fact('PasswordChanged', { ...aboutAccount(context), passwordHash: context.payload.passwordHash })),
});
