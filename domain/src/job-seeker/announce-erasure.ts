import { accept, refuse } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';
import { keptCodes, needWhyKept, whyKept } from './why-kept.ts';

/** Who has no account has no way to stay but an invitation, which has letters of its own; who applied stays as it is. */
const mayBeTold = ({ data: { accountId, applications } }: { readonly data: JobSeekerData }): boolean =>
  accountId !== null && applications.length === 0;

/** Tells whoever has an account that they are erased when the notice is over, unless they do something about it. */
export const announceErasure = jobSeeker.decider('AnnounceErasure', {
  offered: mayBeTold,
  needs: ({ data, related }) => needWhyKept(data, related),
  decide: ({ id, data, related, now, settings }) => {
    const why = whyKept(related);
    if (why !== undefined) return refuse(keptCodes[why]);
    if (!mayBeTold({ data })) return refuse('jobSeeker.erase_not_due');
    const erasesAt = addDays(now, settings.retentionNoticeDays);
    return accept(jobSeeker.fact('ErasureAnnounced', { jobSeekerId: id, erasesAt }));
  },
});
