import { privacyAuthorizationEvents } from '@talentlog/contracts';
import { addHours } from '../shared/time.ts';
import { type TimerAction, timersOf } from '../shared/timers.ts';
import { reminderDays } from './remind-of-consent.ts';

const end = (jobSeekerId: string) => `consent:${jobSeekerId}`;
const reminder = (jobSeekerId: string, days: number) => `consent-reminder-${days}:${jobSeekerId}`;

const expire = (jobSeekerId: string, at: string): TimerAction => ({
  set: end(jobSeekerId),
  at,
  command: { name: 'ExpireConsent', payload: { jobSeekerId } },
});

/** Before its end the person is told, as often as there is time for it. */
const reminders = (jobSeekerId: string, expiresAt: string, now: string): TimerAction[] =>
  reminderDays.map((days) => {
    const set = reminder(jobSeekerId, days);
    // A consent ends at midnight; people are told in the morning.
    const at = addHours(expiresAt, -24 * days - 14);
    // Who agreed or was asked within the last day need not hear of it again.
    if (at <= addHours(now, 24)) return { cancel: set };
    return { set, at, command: { name: 'RemindOfConsent', payload: { jobSeekerId } } };
  });

const isOver = ({ data: { jobSeekerId } }: { data: { jobSeekerId: string } }): TimerAction[] =>
  [end(jobSeekerId), ...reminderDays.map((days) => reminder(jobSeekerId, days))].map((cancel) => ({ cancel }));

/** A consent ends at its instant unless it was given again or withdrawn; one to a former policy with the days for agreeing to the new one. */
export const privacyAuthorizationTimers = timersOf(privacyAuthorizationEvents)({
  ConsentGranted: ({ data: { jobSeekerId, expiresAt }, at }) => [
    expire(jobSeekerId, expiresAt),
    ...reminders(jobSeekerId, expiresAt, at),
  ],
  ConsentAskedAnew: ({ data: { jobSeekerId, until }, at }) => [
    expire(jobSeekerId, until),
    ...reminders(jobSeekerId, until, at),
  ],
  ConsentExpired: isOver,
  ConsentWithdrawn: isOver,
});
