import { claimTaken, holderOf } from '../claim/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';
import { numberOf } from './number.ts';
import { seekerPhone } from './phone.ts';

/** Staff write down a person who has no account. */
export const createJobSeeker = jobSeeker.decider('CreateJobSeeker', {
  target: (_payload, { newId }) => jobSeeker.ref(newId()),
  needs: ({ payload }) => ({ phone: seekerPhone(payload.phone) }),
  decide: ({ id, payload, related }) => {
    const { name, phone, email, source } = payload;
    if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
    const claim = seekerPhone(phone);
    const created = { jobSeekerId: id, accountId: null, source, number: numberOf(id), name, phone, email };
    return accept([jobSeeker.fact('JobSeekerCreated', created), ...(claim ? [claimTaken(claim, id)] : [])], {
      jobSeekerId: id,
    });
  },
});
