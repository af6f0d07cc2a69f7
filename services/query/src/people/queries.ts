import { addMinutes, isBefore } from '@talentlog/domain/fold';
import { accountOf, type QueryHandlers, refusedWith } from '../http/query-context.ts';
import { consentOf } from './person-seen.ts';

/** How long a contact stays in clear after it was asked for. */
const revealMinutes = 15;

/** The questions about a person alone. */
export const personQueries: Pick<QueryHandlers, 'personContact'> = {
  async personContact({ jobSeekerId }, context) {
    const person = await context.views.people.get(jobSeekerId);
    const at = person?.notes.reveals[accountOf(context).accountId];
    const until = at && addMinutes(at, revealMinutes);
    if (!person || !until || !isBefore(context.now, until)) return refusedWith('auth.forbidden');
    if ((await consentOf(context, jobSeekerId)) !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
    return { data: { phone: person.data.phone, email: person.data.email, until } };
  },
};
