import { accept, refuse } from '../shared/decider.ts';
import { endOfDay, isBefore } from '../shared/time.ts';
import { needFormerLinks, newConsentLink } from './consent-link.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** A new policy counts: whoever agreed to another one is asked again, and has some days to agree (DOMAIN.md section 5, table 13). */
export const askConsentAnew = privacyAuthorization.decider('AskConsentAnew', {
  target: ({ jobSeekerId }) => privacyAuthorization.ref(jobSeekerId),
  needs: ({ data }) => needFormerLinks(data),
  decide: (context) => {
    const { id, data, now, settings, payload } = context;
    const policyVersion = settings.privacyPolicyVersion;
    const { expiresAt } = data;
    if (expiresAt === null || data.policyVersion === policyVersion || data.askedVersion === policyVersion)
      return refuse('privacyAuthorization.invalid_transition');
    // Whoever was asked before and did not agree has no more time because the policy changed once more.
    const { tellFrom = now } = payload;
    const toldAt = isBefore(now, tellFrom) ? tellFrom : now;
    const { link, facts } = newConsentLink(context, toldAt);
    const wanted = endOfDay(toldAt, settings.consentAnewDays);
    const until = isBefore(wanted, expiresAt) ? wanted : expiresAt;
    const asked = { jobSeekerId: id, policyVersion, until, tellFrom, ...link };
    return accept([privacyAuthorization.fact('ConsentAskedAnew', asked), ...facts]);
  },
});
