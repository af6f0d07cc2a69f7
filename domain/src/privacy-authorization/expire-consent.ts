import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The clock's command: the last day is over, be it that for agreeing to a new policy. */
export const expireConsent = privacyAuthorization.decider('ExpireConsent', {
  target: ({ jobSeekerId }) => privacyAuthorization.ref(jobSeekerId),
  decide: ({ id, data, now }) => {
    if (data.expiresAt !== null && isBefore(now, data.expiresAt))
      return refuse('privacyAuthorization.invalid_transition', { until: data.expiresAt });
    const policyVersion = data.policyVersion ?? '';
    return accept(privacyAuthorization.fact('ConsentExpired', { jobSeekerId: id, policyVersion }));
  },
});
