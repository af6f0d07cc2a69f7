import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Nothing of a password is known here but that there is another one. */
export const changePassword = account.decider('ChangePassword', {
  decide: (context) =>
    accept(account.fact('PasswordChanged', { ...aboutAccount(context), credentialId: context.payload.credentialId })),
});
