import { accept } from '../shared/decider.ts';
import { keysTaken, leadsToAnother, needKnown } from './contact-keys.ts';
import { jobSeeker } from './job-seeker.ts';
import { numberOf } from './number.ts';

/** Staff write down a person who has no account. */
export const createJobSeeker = jobSeeker.decider('CreateJobSeeker', {
  target: (_payload, { newId }) => jobSeeker.ref(newId()),
  needs: ({ payload, related }) => needKnown(payload, related),
  decide: ({ id, payload, related }) => {
    const { name, phone, email, source } = payload;
    const created = { jobSeekerId: id, accountId: null, source, number: numberOf(id), name, phone, email };
    return (
      leadsToAnother(related, id) ??
      accept([jobSeeker.fact('JobSeekerCreated', created), ...keysTaken(related, id, { phone, email })], {
        jobSeekerId: id,
      })
    );
  },
});
