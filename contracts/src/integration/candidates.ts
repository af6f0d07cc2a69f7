import { z } from 'zod';
import { Id, Instant } from '../shared/shapes.ts';
import { told } from './integration-event.ts';

const key = 'candidateId';
const only = z.object({ candidateId: Id });

/** What is said of candidates as such: whether data about them may be used, and that they are to be forgotten. */
export const candidatesTold = told('candidates', {
  'candidate.consent-granted': {
    tells: 'The candidate agrees that data about them is used, until then at the longest.',
    key,
    data: z.object({ candidateId: Id, policyVersion: z.string(), expiresAt: Instant }),
  },
  'candidate.consent-expired': {
    tells: 'The agreement is over: use nothing about them until it is renewed.',
    key,
    data: only,
  },
  'candidate.consent-withdrawn': { tells: 'The candidate withdrew: use nothing about them any more.', key, data: only },
  'candidate.erased': { tells: 'The candidate was erased here: erase all that you keep of them.', key, data: only },
});
