import { account } from '../account/index.ts';
import { claimMoved, holderOf } from '../claim/index.ts';
import { accept, type Related, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { contactChanges } from './contact.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';
import { seekerPhone } from './phone.ts';

type Wish = { readonly phone?: string | null | undefined; readonly email?: string | null | undefined };

/**
 * What the owner of an account proved to be theirs: links and codes go there, so whoever could write another one could answer in the
 * person's name. Only they change it, in the settings of their account.
 */
function provedField(data: JobSeekerData, { phone, email }: Wish, related: Related): 'phone' | 'email' | undefined {
  if (data.accountId === null) return undefined;
  if (phone !== undefined && phone !== data.phone) return 'phone';
  const proved = loadedIf(related, 'account', account)?.data.emailProved === true;
  return proved && email !== undefined && email !== data.email ? 'email' : undefined;
}

/** Staff correct name or contact; a new phone leads to the person from now on. */
export const editJobSeeker = jobSeeker.decider('EditJobSeeker', {
  needs: ({ data, payload }) => ({
    present: seekerPhone(data.phone),
    phone: payload.phone === data.phone ? undefined : seekerPhone(payload.phone),
    account: data.accountId === null ? undefined : account.ref(data.accountId),
  }),
  decide: ({ id, data, payload, related }) => {
    const { name, phone, email } = payload;
    const proved = provedField(data, payload, related);
    if (proved) return refuse('jobSeeker.contact_proved', undefined, proved);
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
