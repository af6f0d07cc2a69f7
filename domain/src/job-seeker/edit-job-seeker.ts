import { claimMoved, holderOf } from '../claim/natural-key.ts';
import { accept, refuse } from '../shared/decider.ts';
import { contactChanges } from './contact.ts';
import { jobSeeker } from './job-seeker.ts';
import { seekerPhone } from './phone.ts';

/** Staff correct name or contact; a new phone leads to the person from now on. */
export const editJobSeeker = jobSeeker.decider('EditJobSeeker', {
  needs: ({ data, payload }) => ({
    present: seekerPhone(data.phone),
    phone: payload.phone === data.phone ? undefined : seekerPhone(payload.phone),
  }),
  decide: ({ id, data, payload, related }) => {
    const { name, phone, email } = payload;
    if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
    const moves = phone !== undefined && phone !== data.phone;
    const from = { name: 'present', claim: seekerPhone(data.phone) };
    const to = { name: 'phone', claim: seekerPhone(phone) };
    return accept([
      ...contactChanges({ id, data }, { name, phone, email }),
      ...(moves ? claimMoved(related, id, from, to) : []),
    ]);
  },
});
