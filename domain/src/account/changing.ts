import { claimMoved, holderOf } from '../claim/holding.ts';
import { contactFacts, seekerPhone } from '../job-seeker/contact.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { accept, type Fact, type Related, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { accountOf, type Deciding, emailKey, needSeeker, phoneKey } from './keys.ts';

/** The company knows the person by the same name and contact; staff accounts have no such person. */
function alsoForPerson(related: Related, after: Parameters<typeof contactFacts>[1]): Fact[] {
  const seeker = loadedIf(related, 'jobSeeker', jobSeeker);
  return seeker && seeker.revision >= 0 ? contactFacts(seeker, after) : [];
}

export const renameAccount: Deciding<'RenameAccount'> = {
  needs: needSeeker,
  decide: (context) => {
    const { name } = context.payload;
    const renamed = { type: 'AccountRenamed', data: { ...accountOf(context), name } };
    return accept([renamed, ...alsoForPerson(context.related, { name })]);
  },
};

/**
 * Moves the login and the person to the new phone. Where another person is known by it, they keep it: two entries of one human
 * are for staff to find, and must not keep anybody out of their account.
 */
export const changePhone: Deciding<'ChangePhone'> = {
  needs: (context) => {
    const { data, payload, related } = context;
    const before = loadedIf(related, 'jobSeeker', jobSeeker)?.data.phone;
    return {
      ...needSeeker(context),
      present: phoneKey(data.phone),
      next: phoneKey(payload.phone),
      presentPerson: seekerPhone(before),
      nextPerson: data.jobSeekerId === null ? undefined : seekerPhone(payload.phone),
    };
  },
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { phone } = payload;
    if (phone === data.phone) return accept([]);
    if (holderOf(related, 'next')) return refuse('account.phone_taken', undefined, 'phone');
    const seeker = loadedIf(related, 'jobSeeker', jobSeeker);
    const moved = seeker && seeker.data.phone !== phone;
    const person = (name: string, value: string | null | undefined) => ({ name, claim: seekerPhone(value) });
    return accept([
      { type: 'PhoneChanged', data: { ...accountOf(context), phone } },
      ...claimMoved(
        related,
        id,
        { name: 'present', claim: phoneKey(data.phone) },
        { name: 'next', claim: phoneKey(phone) },
      ),
      ...(moved
        ? claimMoved(related, seeker.id, person('presentPerson', seeker.data.phone), person('nextPerson', phone))
        : []),
      ...alsoForPerson(related, { phone }),
    ]);
  },
};

export const changeEmail: Deciding<'ChangeEmail'> = {
  needs: (context) => ({
    ...needSeeker(context),
    present: emailKey(context.data.email),
    next: emailKey(context.payload.email),
  }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { email } = payload;
    if (email === data.email) return accept([]);
    if (holderOf(related, 'next')) return refuse('account.email_taken', undefined, 'email');
    const from = { name: 'present', claim: emailKey(data.email) };
    return accept([
      { type: 'EmailChanged', data: { ...accountOf(context), email } },
      ...claimMoved(related, id, from, { name: 'next', claim: emailKey(email) }),
      ...alsoForPerson(related, { email }),
    ]);
  },
};
