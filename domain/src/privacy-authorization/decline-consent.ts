import { accept, refuse } from '../shared/decider.ts';
import { needSeeker, openApplicationsOf, ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person says no; what staff opened for them meanwhile ends with it. */
export const declineConsent = privacyAuthorization.decider('DeclineConsent', {
  target: ownConsent,
  needs: needSeeker,
  offered: ({ data }) => data.invitedUntil !== null,
  decide: ({ id, data, related }) => {
    if (data.invitedUntil === null) return refuse('privacyAuthorization.invalid_transition');
    const asked = data.requestedBy === null ? {} : { requestedBy: data.requestedBy };
    const applicationIds = openApplicationsOf(related);
    return accept(privacyAuthorization.fact('ConsentDeclined', { jobSeekerId: id, applicationIds, ...asked }));
  },
});
