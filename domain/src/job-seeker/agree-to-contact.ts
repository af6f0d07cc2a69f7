import { ContactField } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { isAskedAbout, openProposal } from './asked-about-contact.ts';
import { contactMoved, notTheirs } from './change-contact.ts';
import { needKeysMoved } from './contact-keys.ts';
import { needActingColleague, needContactOwners, unasked, yesOf } from './contact-owners.ts';
import { contactStays, needContactStays } from './contact-stays.ts';
import { jobSeeker } from './job-seeker.ts';
import { needLinksInHand } from './links-end.ts';

/** An owner says that the phone or e-mail is the person's. With the last yes that is missing, what was proposed happens. */
export const agreeToContact = jobSeeker.decider('AgreeToContact', {
  offered: ({ data, actor, now }) =>
    ContactField.options.some((field) => isAskedAbout(data, field, actor?.id ?? '', now)),
  needs: ({ id, data, payload, related, actor }) => ({
    ...needKeysMoved(data, { [payload.field]: data.contacts[payload.field].proposed?.after }, related),
    ...needContactStays(id, data, related),
    ...needContactOwners(data),
    ...needActingColleague(actor),
    ...needLinksInHand(id, related),
  }),
  decide: ({ id, data, payload, related, actor, now }) => {
    const { field } = payload;
    if (!isAskedAbout(data, field, actor.id, now)) return refuse('jobSeeker.contact_agreed', undefined, 'field');
    const own = yesOf(actor, related);
    const agreed = jobSeeker.fact('ContactAgreed', {
      jobSeekerId: id,
      field,
      agreedBy: actor.id,
      everywhere: own.everywhere,
    });
    const proposed = openProposal(data, field, now);
    if (proposed === undefined) return accept(agreed);
    const yes = { ...own, agreedBy: [...proposed.agreedBy, actor.id] };
    if (unasked(data, yes, related).length > 0) return accept(agreed);
    const change = { person: { id, data }, wish: { [field]: proposed.after }, yes, related };
    return contactStays(data, [field], related) ?? notTheirs(change) ?? accept([agreed, ...contactMoved(change)]);
  },
});
