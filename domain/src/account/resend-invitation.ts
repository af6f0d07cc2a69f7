import { claimMoved, holderOf } from '../claim/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { accessLink } from './access-link.ts';
import { account } from './account.ts';
import { emailKey, phoneKey } from './keys.ts';

/** The invitation goes out once more, with a link of its own, to where it was sent or to what an administrator corrected: the link before is dead. */
export const resendInvitation = account.decider('ResendInvitation', {
  needs: ({ data, payload }) => ({
    ...needLink(data.accessLink),
    email: emailKey(data.email),
    phone: phoneKey(data.phone),
    nextEmail: emailKey(payload.email ?? null),
    nextPhone: phoneKey(payload.phone ?? null),
  }),
  // Its events of a phone and an e-mail happen to whoever is in as well, who is not invited any more.
  offered: ({ state }) => state === 'INVITED',
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { email = data.email, phone = data.phone } = payload;
    if (email === null && phone === null) return refuse('account.unreachable', undefined, 'email');
    const takenBySomebody = (name: string) => ![undefined, id].includes(holderOf(related, name));
    if (takenBySomebody('nextEmail')) return refuse('account.email_taken', undefined, 'email');
    if (takenBySomebody('nextPhone')) return refuse('account.phone_taken', undefined, 'phone');
    const about = aboutAccount(context);
    const corrected: Fact[] = [];
    // What was mistyped belongs to a stranger, who is told nothing of the company.
    if (email !== data.email)
      corrected.push(
        account.fact('EmailChanged', { ...about, email, former: null, proved: true }),
        ...claimMoved(
          related,
          id,
          { name: 'email', claim: emailKey(data.email) },
          { name: 'nextEmail', claim: emailKey(email) },
        ),
      );
    if (phone !== null && phone !== data.phone)
      corrected.push(
        account.fact('PhoneChanged', { ...about, phone, former: null }),
        ...claimMoved(
          related,
          id,
          { name: 'phone', claim: phoneKey(data.phone) },
          { name: 'nextPhone', claim: phoneKey(phone) },
        ),
      );
    const { link, issued } = accessLink(context, id, data.personId);
    const sent = account.fact('InvitationSentAgain', { ...about, ...link, loginName: data.loginName ?? '' });
    return accept([...corrected, sent, ...voidLink(related), issued], { expiresAt: link.expiresAt });
  },
});
