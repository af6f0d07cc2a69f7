import { readsRevealed } from '../access/people-seen.ts';
import { consentOf } from '../access/person-seen.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { mentionsOf } from './mentions.ts';
import { ownConsent } from './own-consent.ts';
import { revealedUntil } from './revealed.ts';

/** The questions about a person alone. */
export const personQueries: Pick<QueryHandlers, 'personContact' | 'consentPage' | 'mentions' | 'myMessages'> = {
  async consentPage(_params, context) {
    const { link } = context.admission;
    const person = link && (await context.views.people.get(link.jobSeekerId));
    if (!person) return refusedWith('common.not_found');
    return { data: { ...(await ownConsent(person.id, context)), name: person.data.name ?? '' } };
  },

  async myMessages(_params, context) {
    const { jobSeekerId } = accountOf(context);
    const row = jobSeekerId === undefined ? undefined : await context.views.people.get(jobSeekerId);
    if (!row) return refusedWith('common.not_found');
    return { data: { jobSeekerId: row.id, off: [...row.data.messagesOff] } };
  },

  mentions: mentionsOf,

  async personContact({ jobSeekerId }, context) {
    const person = await context.views.people.get(jobSeekerId);
    const until = revealedUntil(person, 'contact', context);
    if (!person || !until || !(await readsRevealed(jobSeekerId, context))) return refusedWith('auth.forbidden');
    if ((await consentOf(context, jobSeekerId)) !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
    return { data: { phone: person.data.phone, email: person.data.email, until } };
  },
};
