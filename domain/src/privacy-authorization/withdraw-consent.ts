import { accept } from '../shared/decider.ts';
import { needFormerLinks, otherLinksEnd } from './consent-link.ts';
import { needSeeker, openApplicationsOf, ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person takes it back; what they have under way ends with it. */
export const withdrawConsent = privacyAuthorization.decider('WithdrawConsent', {
  target: ownConsent,
  needs: ({ id, data }) => ({ ...needSeeker({ id }), ...needFormerLinks(data) }),
  decide: ({ id, data, actor, related }) => {
    const applicationIds = openApplicationsOf(related);
    const withdrawn = privacyAuthorization.fact('ConsentWithdrawn', { jobSeekerId: id, applicationIds });
    return accept([withdrawn, ...otherLinksEnd(data, { actor, related })]);
  },
});
