import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { isAdministrator, needActing, notByAnother } from './administrators.ts';

/** All roles the account has from now on. */
export const grantRoles = account.decider('GrantRoles', {
  needs: needActing,
  decide: (context) => {
    const roles = [...new Set(context.payload.roles)];
    const isTaken = isAdministrator(context.data) && !isAdministrator({ roles });
    const refused = isTaken ? notByAnother(context) : undefined;
    return refused ?? accept(account.fact('RolesGranted', { ...aboutAccount(context), roles }));
  },
});
