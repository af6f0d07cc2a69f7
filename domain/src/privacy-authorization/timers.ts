import { privacyAuthorizationEvents } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const timer = (jobSeekerId: string) => `consent:${jobSeekerId}`;

/** A consent ends at its instant unless it was given again or withdrawn. */
export const privacyAuthorizationTimers = timersOf(privacyAuthorizationEvents)({
  ConsentGranted: ({ data: { jobSeekerId, expiresAt } }) => [
    { set: timer(jobSeekerId), at: expiresAt, command: { name: 'ExpireConsent', payload: { jobSeekerId } } },
  ],
  ConsentExpired: ({ data }) => [{ cancel: timer(data.jobSeekerId) }],
  ConsentWithdrawn: ({ data }) => [{ cancel: timer(data.jobSeekerId) }],
});
