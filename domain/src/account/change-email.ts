import { claimMoved, holderOf } from '../claim/natural-key.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { emailKey } from './keys.ts';
import { alsoForPerson, needSeeker } from './person.ts';

/** Moves the login and the person to the new e-mail, or takes the old one off. */
export const changeEmail = account.decider('ChangeEmail', {
  needs: ({ data, payload }) => ({
    ...needSeeker({ data }),
    present: emailKey(data.email),
    next: emailKey(payload.email),
  }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { email } = payload;
    if (email === data.email) return accept([]);
    if (holderOf(related, 'next')) return refuse('account.email_taken', undefined, 'email');
    const from = { name: 'present', claim: emailKey(data.email) };
    return accept([
      account.fact('EmailChanged', { ...aboutAccount(context), email }),
      ...claimMoved(related, id, from, { name: 'next', claim: emailKey(email) }),
      ...alsoForPerson(related, { email }),
    ]);
  },
});
