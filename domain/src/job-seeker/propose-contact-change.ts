import { accept, refuse } from '../shared/decider.ts';
import { needActingColleague, needContactOwners, ownersToAsk, unasked, yesOf } from './contact-owners.ts';
import { contactStays, contactsMoved, needContactStays } from './contact-stays.ts';
import { jobSeeker } from './job-seeker.ts';

/** Asks the owners of the person's other positions to agree to another phone or e-mail; theirs alone is changed at once. */
export const proposeContactChange = jobSeeker.decider('ProposeContactChange', {
  needs: ({ id, data, related, actor }) => ({
    ...needContactStays(id, data, related),
    ...needContactOwners(data),
    ...needActingColleague(actor),
  }),
  decide: ({ id, data, payload, related, actor }) => {
    const fields = contactsMoved(data, payload);
    if (fields.length === 0) return refuse('jobSeeker.contact_not_proposed');
    const stays = contactStays(data, fields, related);
    if (stays) return stays;
    const others = unasked(data, yesOf(actor, related), related);
    if (others.length === 0) return refuse('jobSeeker.contact_not_proposed');
    const owners = ownersToAsk(data, others, related);
    return accept(
      fields.map((field) =>
        jobSeeker.fact('ContactChangeProposed', {
          jobSeekerId: id,
          field,
          after: payload[field] ?? null,
          proposedBy: actor.id,
          owners,
        }),
      ),
    );
  },
});
