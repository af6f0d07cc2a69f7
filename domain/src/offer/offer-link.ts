import { issueLink, needLink, voidLink } from '../link/index.ts';
import type { DecideContext, Fact, Related } from '../shared/decider.ts';
import { endOfDay } from '../shared/time.ts';
import type { OfferData, OfferState } from './data.ts';

/** A link to answer the offer with, alive to the end of the last day. */
export const newOfferLink = (context: DecideContext<unknown, OfferData, OfferState>, days: number) =>
  issueLink(context, {
    purpose: 'offer',
    stepUp: 'code',
    on: { aggregate: 'offer', id: context.id },
    of: context.data,
    expiresAt: endOfDay(context.now, days),
  });

/** At how many hours before its end the candidate is reminded, as the settings say when the link is made. */
export const reminded = ({ settings }: Pick<DecideContext<unknown, OfferData, OfferState>, 'settings'>) => ({
  remindHours: [settings.offerReminderHours, settings.offerLastReminderHours],
});

const name = 'offerLink';

/** Loads the link of an offer that is taken back, beside the one of its collection. */
export const needOfferLink = (data: Pick<OfferData, 'link'> | undefined) => needLink(data?.link, name);

/** The link ends with the offer: to strangers it is dead from then on. */
export const offerLinkClosed = (related: Related): Fact[] => voidLink(related, 'CLOSED', name);
