import { z } from 'zod';
import { Day, Id, Instant } from '../shared/shapes.ts';
import { told } from './integration-event.ts';
import { application, code, words } from './shapes.ts';

const key = 'applicationId';
const offer = { offerId: Id, ...application };
const only = z.object(offer);

/** Pay is told to nobody: it is read by the candidate, the recruiter and the approvers. */
export const offersTold = told('offers', {
  'offer.terms-changed': {
    tells: 'An offer is being written, or its terms were changed; nobody has it yet.',
    key,
    data: z.object({
      ...offer,
      kind: code('CAMPUS', 'SOCIAL', 'INTERN'),
      positionTitle: z.string(),
      workLocation: z.string(),
      plannedEntryDate: Day.optional(),
      probationMonths: z.int(),
    }),
  },
  'offer.approved': { tells: 'Everybody who had to agreed to the offer.', key, data: only },
  'offer.sent': {
    tells: 'The candidate has the offer, or has it anew with more time.',
    key,
    data: z.object({ ...offer, expiresAt: Instant, renewed: z.boolean() }),
  },
  'offer.accepted': { tells: 'The candidate accepted.', key, data: only },
  'offer.refused': {
    tells: 'The candidate refused.',
    key,
    data: z.object({ ...offer, reason: words }),
    personal: ['reason'],
  },
  'offer.expired': { tells: 'The candidate did not answer in time.', key, data: only },
  'offer.withdrawn': {
    tells: 'The offer holds no more.',
    key,
    data: z.object({ ...offer, cause: code('WITHDRAWN', 'SUPERSEDED', 'RECORD_ENDED'), reason: words }),
    personal: ['reason'],
  },
});
