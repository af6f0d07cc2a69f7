import { claimMoved, claimReleased, claimTaken, holderOf } from '../claim/index.ts';
import { seekerEmail, seekerIf } from '../job-seeker/index.ts';
import { accept, type Fact, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { emailKey } from './keys.ts';
import { alsoForPerson, alsoOnResume, needResume } from './person.ts';
import { provedContact } from './proved-contact.ts';

const holderIf = (related: Related) => loadedIf(related, 'holder', account);

/** Whoever only typed the address that somebody else proves now does not keep it from them. */
function takenFromTypist(related: Related, id: string, email: string | null): Fact[] {
  const holder = holderIf(related);
  const claim = emailKey(email);
  if (holder === undefined || claim === undefined) return [];
  const loses = { ...aboutAccount(holder), email: null, former: null, proved: false };
  return [
    ...factIfTaken(account, holder, 'EmailChanged', loses),
    claimReleased(claim, holder.id),
    claimTaken(claim, id),
  ];
}

/** The person is known by the new e-mail too, unless somebody else is. */
function personMoved(related: Related, email: string | null): Fact[] {
  const seeker = seekerIf(related);
  if (seeker === undefined || seeker.data.email === email) return [];
  const from = { name: 'presentPerson', claim: seekerEmail(seeker.data.email) };
  return claimMoved(related, seeker.id, from, { name: 'nextPerson', claim: seekerEmail(email) });
}

/** Moves the login and the person to the e-mail that was proved, or takes the old one off. */
export const changeEmail = account.decider('ChangeEmail', {
  needs: ({ id, data, payload, related }) => {
    const holder = holderOf(related, 'next');
    return {
      ...needResume({ data }),
      present: emailKey(data.email),
      next: emailKey(payload.email),
      presentPerson: seekerEmail(seekerIf(related)?.data.email),
      nextPerson: data.jobSeekerId === null ? undefined : seekerEmail(payload.email),
      holder: holder === undefined || holder === id ? undefined : account.ref(holder),
    };
  },
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { email } = payload;
    if (email === data.email && (email === null || data.emailProved)) return accept([]);
    const changed = account.fact('EmailChanged', {
      ...aboutAccount(context),
      email,
      // Whoever only had it typed learns nothing of the account.
      former: provedContact(data).email,
      proved: email !== null,
    });
    // The address was theirs, unproved: nothing moves.
    if (email === data.email) return accept([changed, ...alsoOnResume(related, { email })]);
    const holder = holderIf(related);
    if (holder?.data.emailProved) return refuse('account.email_taken', undefined, 'email');
    const from = { name: 'present', claim: emailKey(data.email) };
    return accept([
      changed,
      ...claimMoved(related, id, from, { name: 'next', claim: emailKey(email) }),
      ...takenFromTypist(related, id, email),
      ...personMoved(related, email),
      ...alsoForPerson(related, { email }),
      ...alsoOnResume(related, { email }),
    ]);
  },
});
