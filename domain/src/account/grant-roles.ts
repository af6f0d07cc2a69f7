import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** All roles the account has from now on. */
export const grantRoles = account.decider('GrantRoles', {
  decide: (context) =>
    accept(account.fact('RolesGranted', { ...aboutAccount(context), roles: [...new Set(context.payload.roles)] })),
});
