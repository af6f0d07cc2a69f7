import { accept, refuse } from '../shared/decider.ts';
import { needFormerLinks, otherLinksEnd } from './consent-link.ts';
import { needSeeker, openApplicationsOf, ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person says no; what staff opened for them meanwhile ends with it. */
export const declineConsent = privacyAuthorization.decider('DeclineConsent', {
  target: ownConsent,
  needs: ({ id, data }) => ({ ...needSeeker({ id }), ...needFormerLinks(data) }),
  offered: ({ data }) => data.invitedUntil !== null,
  decide: ({ id, data, actor, related }) => {
    if (data.invitedUntil === null) return refuse('privacyAuthorization.invalid_transition');
    const asked = data.requestedBy === null ? {} : { requestedBy: data.requestedBy };
    const applicationIds = openApplicationsOf(related);
    const declined = privacyAuthorization.fact('ConsentDeclined', { jobSeekerId: id, applicationIds, ...asked });
    return accept([declined, ...otherLinksEnd(data, { actor, related })]);
  },
});
