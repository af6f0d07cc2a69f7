import { needLink, voidLink } from '../link/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { accessLink } from './access-link.ts';
import { account } from './account.ts';

/** A colleague who cannot get in, or somebody else who can: whoever is signed in is not any more, and a link for another password is sent. */
export const resetAccess = account.decider('ResetAccess', {
  offered: ({ actor, data }) => actor?.id !== data.personId,
  needs: ({ data }) => needLink(data.accessLink),
  decide: (context) => {
    const { id, actor, data, related } = context;
    if (actor.id === id) return refuse('account.own_access');
    if (data.phone === null && data.email === null) return refuse('account.unreachable');
    const { link, issued } = accessLink(context, id, data.personId);
    const reset = account.fact('AccessReset', { ...aboutAccount(context), ...link });
    return accept([reset, ...voidLink(related), issued], { expiresAt: link.expiresAt });
  },
});
