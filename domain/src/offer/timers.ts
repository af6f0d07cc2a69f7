import { offerEvents } from '@talentlog/contracts';
import { addHours } from '../shared/time.ts';
import { type TimerAction, timersOf } from '../shared/timers.ts';

/** Hours before the link's end at which the candidate is reminded (DOMAIN.md section 2). */
const reminders = [72, 24] as const;
const expiry = (offerId: string): string => `offer-expiry:${offerId}`;
const reminder = (offerId: string, hours: number): string => `offer-reminder-${hours}:${offerId}`;

/** A link that lives shorter than a reminder is not reminded that early. */
function waitForAnswer({
  data: { offerId, expiresAt },
  at,
}: {
  data: { offerId: string; expiresAt: string };
  at: string;
}): TimerAction[] {
  return [
    { set: expiry(offerId), at: expiresAt, command: { name: 'ExpireOffer', payload: { offerId } } },
    ...reminders.map((hoursLeft): TimerAction => {
      const when = addHours(expiresAt, -hoursLeft);
      const set = reminder(offerId, hoursLeft);
      if (when <= at) return { cancel: set };
      return { set, at: when, command: { name: 'RemindOffer', payload: { offerId, hoursLeft } } };
    }),
  ];
}

const stopWaiting = ({ data: { offerId } }: { data: { offerId: string } }): TimerAction[] => [
  { cancel: expiry(offerId) },
  ...reminders.map((hours) => ({ cancel: reminder(offerId, hours) })),
];

/** A sent offer is answered in time or expires; the candidate is reminded twice. */
export const offerTimers = timersOf(offerEvents)({
  OfferSent: waitForAnswer,
  OfferLinkRenewed: waitForAnswer,
  OfferAccepted: stopWaiting,
  OfferRefused: stopWaiting,
  OfferWithdrawn: stopWaiting,
});
