import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { needKeysHeld, released } from './released.ts';

/** Nobody came yet, and nobody will: the account is closed, and its logins are free. */
export const withdrawInvitation = account.decider('WithdrawInvitation', {
  needs: (context) => ({ ...needLink(context.data.accessLink), ...needKeysHeld(context) }),
  decide: (context) => {
    const about = aboutAccount(context);
    return accept([
      account.fact('InvitationWithdrawn', about),
      account.fact('AccountClosed', { ...about, applicationIds: [] }),
      ...voidLink(context.related, 'CLOSED'),
      ...released(context),
    ]);
  },
});
