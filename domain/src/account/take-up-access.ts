import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { deadLink } from './access-link.ts';
import { account } from './account.ts';

/** Whoever came by the present link set their password; of two who come by it at once, one is too late. */
export const takeUpAccess = account.decider('TakeUpAccess', {
  offered: ({ data }) => data.accessLink !== null,
  needs: ({ data }) => needLink(data.accessLink),
  decide: (context) => {
    const { data, payload, now, related, state } = context;
    const dead = deadLink(data, { linkId: payload.linkId, now });
    if (dead) return dead;
    const type = state === 'INVITED' ? 'InvitationAccepted' : 'PasswordChanged';
    const { credentialId } = payload;
    return accept([account.fact(type, { ...aboutAccount(context), credentialId }), ...voidLink(related, 'ANSWERED')]);
  },
});
