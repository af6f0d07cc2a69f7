import { claimTaken } from '../claim/index.ts';
import { accept } from '../shared/decider.ts';
import { accessLink } from './access-link.ts';
import { account } from './account.ts';
import { keysOfStaff, needKeys, takenKey } from './staff-keys.ts';

/** An administrator invites a colleague, who sets the own password by a link. */
export const inviteColleague = account.decider('InviteColleague', {
  target: (_payload, { newId }) => account.ref(newId()),
  needs: ({ payload }) => needKeys(payload),
  decide: (context) => {
    const { id, payload, related } = context;
    const taken = takenKey(related);
    if (taken) return taken;
    const { name, loginName, phone, email, language } = payload;
    const { link, issued } = accessLink(context, id, id);
    const who = { accountId: id, jobSeekerId: null, personId: id, name, loginName, phone, email, language };
    const invited = account.fact('ColleagueInvited', { ...who, ...link, roles: [...new Set(payload.roles)] });
    const claims = keysOfStaff(payload).map((claim) => claimTaken(claim, id));
    return accept([invited, issued, ...claims], { accountId: id, expiresAt: link.expiresAt });
  },
});
