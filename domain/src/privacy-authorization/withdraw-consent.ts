import { accept } from '../shared/decider.ts';
import { needSeeker, openApplicationsOf, ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person takes it back; what they have under way ends with it. */
export const withdrawConsent = privacyAuthorization.decider('WithdrawConsent', {
  target: ownConsent,
  needs: needSeeker,
  decide: ({ id, related }) => {
    const applicationIds = openApplicationsOf(related);
    return accept(privacyAuthorization.fact('ConsentWithdrawn', { jobSeekerId: id, applicationIds }));
  },
});
