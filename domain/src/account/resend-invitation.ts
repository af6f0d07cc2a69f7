import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { accessLink } from './access-link.ts';
import { account } from './account.ts';

/** The invitation goes out once more, with a link of its own: the one before is dead. */
export const resendInvitation = account.decider('ResendInvitation', {
  needs: ({ data }) => needLink(data.accessLink),
  decide: (context) => {
    const { personId, loginName } = context.data;
    const { link, issued } = accessLink(context, context.id, personId);
    const about = { ...aboutAccount(context), loginName: loginName ?? '' };
    const sent = account.fact('InvitationSentAgain', { ...about, ...link });
    return accept([sent, ...voidLink(context.related), issued], { expiresAt: link.expiresAt });
  },
});
