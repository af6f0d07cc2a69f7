import { type Tellings, tell } from './public-event.ts';

/** What other systems hear of candidates as such. */
export const ofCandidates: Tellings = {
  ConsentGranted: ({ data: { jobSeekerId, policyVersion, expiresAt } }) =>
    tell('candidate.consent-granted', { candidateId: jobSeekerId, policyVersion, expiresAt }),
  ConsentExpired: ({ data }) => tell('candidate.consent-expired', { candidateId: data.jobSeekerId }),
  ConsentWithdrawn: ({ data }) => tell('candidate.consent-withdrawn', { candidateId: data.jobSeekerId }),
  ConsentDeclined: ({ data }) => tell('candidate.consent-withdrawn', { candidateId: data.jobSeekerId }),
  JobSeekerErased: ({ data }) => tell('candidate.erased', { candidateId: data.jobSeekerId }),
};
