import { resume } from '../resume/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { endOfDay } from '../shared/time.ts';
import { needFormerLinks, otherLinksEnd } from './consent-link.ts';
import { underAge } from './guardian.ts';
import { ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person agrees to the policy they were shown; it must be the one that counts. */
export const grantConsent = privacyAuthorization.decider('GrantConsent', {
  target: ownConsent,
  needs: ({ id, data }) => ({ resume: resume.ref(id), ...needFormerLinks(data) }),
  decide: (context) => {
    const { id, payload, data, actor, now, settings } = context;
    const { policyVersion, guardian } = payload;
    if (policyVersion !== settings.privacyPolicyVersion)
      return refuse('privacy.consent_required', { policyVersion: settings.privacyPolicyVersion }, 'policyVersion');
    const young = underAge(guardian, context);
    if (young) return young;
    const expiresAt = endOfDay(now, settings.consentDays);
    const way = actor.kind === 'link' ? 'LINK' : 'ACCOUNT';
    const asked = data.requestedBy === null ? {} : { requestedBy: data.requestedBy };
    const given = { jobSeekerId: id, policyVersion, expiresAt, way, guardian, ...asked } as const;
    return accept([privacyAuthorization.fact('ConsentGranted', given), ...otherLinksEnd(data, context)]);
  },
});
