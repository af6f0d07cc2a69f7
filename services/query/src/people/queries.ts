import { type QueryHandlers, refusedWith } from '../http/query-context.ts';
import { consentOf } from './person-seen.ts';
import { revealedUntil } from './revealed.ts';

/** The questions about a person alone. */
export const personQueries: Pick<QueryHandlers, 'personContact'> = {
  async personContact({ jobSeekerId }, context) {
    const person = await context.views.people.get(jobSeekerId);
    const until = revealedUntil(person, 'contact', context);
    if (!person || !until) return refusedWith('auth.forbidden');
    if ((await consentOf(context, jobSeekerId)) !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
    return { data: { phone: person.data.phone, email: person.data.email, until } };
  },
};
