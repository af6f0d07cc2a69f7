import { accept } from '../shared/decider.ts';
import { openProposal } from './asked-about-contact.ts';
import { contactMoved, notTheirs } from './change-contact.ts';
import { contactChanges, type StaffAgreed } from './contact.ts';
import { needKeysMoved } from './contact-keys.ts';
import { needActingColleague, needContactOwners, yesOf } from './contact-owners.ts';
import { contactStays, contactsMoved, needContactStays } from './contact-stays.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';
import { needLinksInHand } from './links-end.ts';

/** Staff correct name or contact; a new phone leads to the person from now on. */
export const editJobSeeker = jobSeeker.decider('EditJobSeeker', {
  needs: ({ id, data, payload, related, actor }) => {
    if (contactsMoved(data, payload).length === 0) return {};
    return {
      ...needKeysMoved(data, payload, related),
      ...needContactStays(id, data, related),
      ...needContactOwners(data),
      ...needActingColleague(actor),
      ...needLinksInHand(id, related),
    };
  },
  decide: ({ id, data, payload, related, actor, now }) => {
    const { name, phone, email } = payload;
    const fields = contactsMoved(data, payload);
    const renamed = contactChanges({ id, data }, { name }, { agreedBy: [actor.id], everywhere: false });
    if (fields.length === 0) return accept(renamed);
    const stays = contactStays(data, fields, related);
    if (stays) return stays;
    const own = yesOf(actor, related);
    const agreed = fields.flatMap((field) => agreedBefore(data, field, payload[field] ?? null, now));
    // Both fields together are changed by whoever may change each of them.
    const yes: StaffAgreed =
      fields.length === 1 ? { ...own, agreedBy: [...new Set([...agreed, ...own.agreedBy])] } : own;
    const change = { person: { id, data }, wish: { phone, email }, yes, related };
    return notTheirs(change) ?? accept([...renamed, ...contactMoved(change)]);
  },
});

/** Who agreed to exactly this already. */
function agreedBefore(
  data: JobSeekerData,
  field: 'phone' | 'email',
  after: string | null,
  now: string,
): readonly string[] {
  const proposed = openProposal(data, field, now);
  return proposed !== undefined && proposed.after === after ? proposed.agreedBy : [];
}
