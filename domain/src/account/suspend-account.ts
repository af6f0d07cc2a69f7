import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { needActing, notByAnother } from './administrators.ts';

/** An administrator keeps the owner out, for a reason: every sign-in and every link to a password ends. */
export const suspendAccount = account.decider('SuspendAccount', {
  offered: ({ actor, data }) => actor?.id !== data.personId,
  needs: (context) => ({ ...needActing(context), ...needLink(context.data.accessLink) }),
  decide: (context) => {
    const { reason } = context.payload;
    const suspended = account.fact('AccountSuspended', { ...aboutAccount(context), reason });
    return notByAnother(context) ?? accept([suspended, ...voidLink(context.related, 'CLOSED')]);
  },
});
