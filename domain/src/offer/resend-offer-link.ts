import { needLink, voidLink } from '../link/index.ts';
import { accept, refuse, type Shown } from '../shared/decider.ts';
import { addDays, isBefore } from '../shared/time.ts';
import { aboutOffer } from './about.ts';
import { applicationOf, cannotHoldOffer, needApplicationsOfPerson, offerOpened } from './application-books.ts';
import type { OfferData, OfferState } from './data.ts';
import { offer } from './offer.ts';
import { newOfferLink, reminded } from './offer-link.ts';

/** A sent offer gets a new link any time; one that expired comes back within the days of the setting. */
function isTooLate({ data, state, now, settings }: Omit<Shown<OfferData, OfferState>, 'actor'>): boolean {
  if (state.status !== 'INVALID') return false;
  return data.invalidAt === null || !isBefore(now, addDays(data.invalidAt, settings.offerReviveDays));
}

/** Mails and messages of one offer: so many links again within so many days. */
const mostRenewals = { times: 3, days: 1 };

/** Until when no link goes out again; undefined where one may. */
function tooOftenUntil({ renewedAt }: OfferData, now: string): string | undefined {
  const { times, days } = mostRenewals;
  const oldest = renewedAt.at(-times);
  const until = oldest === undefined ? undefined : addDays(oldest, days);
  return until !== undefined && isBefore(now, until) ? until : undefined;
}

/** A new link in place of the old one, which is void. */
export const resendOfferLink = offer.decider('ResendOfferLink', {
  illegal: () => refuse('offer.status_unsupported'),
  offered: (shown) => !isTooLate(shown) && tooOftenUntil(shown.data, shown.now) === undefined,
  needs: ({ data, related }) => ({
    ...needApplicationsOfPerson(data.applicationId, related),
    ...needLink(data.link),
  }),
  decide: (context) => {
    const { id, data, payload, settings, actor, related } = context;
    if (isTooLate(context)) return refuse('offer.status_unsupported', { because: data.invalidReason ?? '' });
    const refused = cannotHoldOffer(applicationOf(related), id, related);
    if (refused) return refused.refused === 'offer.live_exists' ? refused : refuse('offer.status_unsupported');
    const until = tooOftenUntil(data, context.now);
    if (until !== undefined) return refuse('offer.resend_too_often', { until });
    const { link, issued } = newOfferLink(context, payload.linkDays ?? data.terms?.linkDays ?? settings.offerLinkDays);
    return accept([
      offer.fact('OfferLinkRenewed', { ...aboutOffer(context), ...link, ...reminded(context), renewedBy: actor.id }),
      ...voidLink(related),
      issued,
      offerOpened(data.applicationId, id, 'SENT'),
    ]);
  },
});
