import { isActiveApplication } from '../application/work.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutOffer } from './about.ts';
import { applicationOf, needApplication, offerOpened } from './application-books.ts';
import { offer } from './offer.ts';
import { newOfferLink, reminded } from './offer-link.ts';

/** Sends an approved offer to the candidate with a link to answer it; both texts are the recruiter's own. */
export const sendOffer = offer.decider('SendOffer', {
  illegal: ({ state }) => {
    if (state.status === 'INVALID') return refuse('offer.invalid');
    return refuse(state.status === 'PENDING_SEND' ? 'offer.not_approved' : 'offer.already_sent');
  },
  needs: needApplication,
  decide: (context) => {
    const { id, data, payload, actor, settings } = context;
    const { subject, content, sms } = payload;
    if (subject === '') return refuse('notification.subject_empty', undefined, 'subject');
    if (content === '') return refuse('notification.content_empty', undefined, 'content');
    if (sms === '') return refuse('notification.content_empty', undefined, 'sms');
    const held = applicationOf(context.related);
    if (!isActiveApplication(held) || held.data.stage !== 'OFFER') return refuse('offer.status_unsupported');
    const { link, issued } = newOfferLink(context, data.terms?.linkDays ?? settings.offerLinkDays);
    return accept([
      offer.fact('OfferSent', {
        ...aboutOffer(context),
        ...link,
        ...reminded(context),
        sentBy: actor.id,
        subject,
        content,
        sms,
      }),
      issued,
      offerOpened(data.applicationId, id, 'SENT'),
    ]);
  },
});
