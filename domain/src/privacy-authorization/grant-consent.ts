import { accept, refuse } from '../shared/decider.ts';
import { endOfDay } from '../shared/time.ts';
import { ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person agrees to the policy they were shown; it must be the one that counts. */
export const grantConsent = privacyAuthorization.decider('GrantConsent', {
  target: ownConsent,
  decide: ({ id, payload, now, settings }) => {
    const { policyVersion } = payload;
    if (policyVersion !== settings.privacyPolicyVersion)
      return refuse('privacy.consent_required', { policyVersion: settings.privacyPolicyVersion }, 'policyVersion');
    const expiresAt = endOfDay(now, settings.consentDays);
    return accept(privacyAuthorization.fact('ConsentGranted', { jobSeekerId: id, policyVersion, expiresAt }));
  },
});
