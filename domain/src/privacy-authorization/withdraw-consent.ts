import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { accept } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { needSeeker, ownConsent } from './own-consent.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** The person takes it back; what they have under way ends with it. */
export const withdrawConsent = privacyAuthorization.decider('WithdrawConsent', {
  target: ownConsent,
  needs: needSeeker,
  decide: ({ id, related }) => {
    const { applications } = loaded(related, 'jobSeeker', jobSeeker).data;
    const applicationIds = applications.map(({ applicationId }) => applicationId);
    return accept(privacyAuthorization.fact('ConsentWithdrawn', { jobSeekerId: id, applicationIds }));
  },
});
