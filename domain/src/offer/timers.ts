import { offerEvents } from '@talentlog/contracts';
import { addHours } from '../shared/time.ts';
import { type TimerAction, timersOf } from '../shared/timers.ts';

/** The names of the timers of the first reminder and the last: the hours that they had before those became settings, and keep in running companies. */
const slots = [72, 24] as const;
const expiry = (offerId: string): string => `offer-expiry:${offerId}`;
const reminder = (offerId: string, slot: number): string => `offer-reminder-${slot}:${offerId}`;

interface Sent {
  readonly data: { readonly offerId: string; readonly expiresAt: string; readonly remindHours?: readonly number[] };
  readonly at: string;
}

/** A link that lives shorter than a reminder is not reminded that early. */
function waitForAnswer({ data: { offerId, expiresAt, remindHours = slots }, at }: Sent): TimerAction[] {
  return [
    { set: expiry(offerId), at: expiresAt, command: { name: 'ExpireOffer', payload: { offerId } } },
    ...slots.map((slot, n): TimerAction => {
      const hoursLeft = remindHours[n] ?? slot;
      const when = addHours(expiresAt, -hoursLeft);
      const set = reminder(offerId, slot);
      if (when <= at) return { cancel: set };
      return { set, at: when, command: { name: 'RemindOffer', payload: { offerId, hoursLeft } } };
    }),
  ];
}

const stopWaiting = ({ data: { offerId } }: { data: { offerId: string } }): TimerAction[] => [
  { cancel: expiry(offerId) },
  ...slots.map((slot) => ({ cancel: reminder(offerId, slot) })),
];

/** A sent offer is answered in time or expires; the candidate is reminded twice. */
export const offerTimers = timersOf(offerEvents)({
  OfferSent: waitForAnswer,
  OfferLinkRenewed: waitForAnswer,
  OfferAccepted: stopWaiting,
  OfferRefused: stopWaiting,
  OfferWithdrawn: stopWaiting,
});
