import { claimMoved, holderOf } from '../claim/index.ts';
import { seekerIf, seekerPhone } from '../job-seeker/index.ts';
import { accept, type Fact, type Related, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { phoneKey } from './keys.ts';
import { alsoForPerson, alsoOnResume, needResume } from './person.ts';

/** The person is known by the new phone too, unless somebody else is. */
function personMoved(related: Related, phone: string): Fact[] {
  const seeker = seekerIf(related);
  if (seeker === undefined || seeker.data.phone === phone) return [];
  const from = { name: 'presentPerson', claim: seekerPhone(seeker.data.phone) };
  return claimMoved(related, seeker.id, from, { name: 'nextPerson', claim: seekerPhone(phone) });
}

/**
 * Moves the login and the person to the new phone. Where another person is known by it, they keep it: two entries of one human
 * are for staff to find, and must not keep anybody out of their account.
 */
export const changePhone = account.decider('ChangePhone', {
  needs: ({ data, payload, related }) => ({
    ...needResume({ data }),
    present: phoneKey(data.phone),
    next: phoneKey(payload.phone),
    presentPerson: seekerPhone(seekerIf(related)?.data.phone),
    nextPerson: data.jobSeekerId === null ? undefined : seekerPhone(payload.phone),
  }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { phone } = payload;
    if (phone === data.phone) return accept([]);
    if (holderOf(related, 'next')) return refuse('account.phone_taken', undefined, 'phone');
    const from = { name: 'present', claim: phoneKey(data.phone) };
    return accept([
      account.fact('PhoneChanged', { ...aboutAccount(context), phone, former: data.phone }),
      ...claimMoved(related, id, from, { name: 'next', claim: phoneKey(phone) }),
      ...personMoved(related, phone),
      ...alsoForPerson(related, { phone }),
      ...alsoOnResume(related, { phone }),
    ]);
  },
});
