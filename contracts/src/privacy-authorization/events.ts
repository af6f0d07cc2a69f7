import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';

const jobSeekerId = Id;

export const privacyAuthorizationEvents = {
  ConsentGranted: event({
    version: 1,
    data: z.strictObject({ jobSeekerId, policyVersion: z.string(), expiresAt: Instant }),
  }),
  ConsentExpired: event({ version: 1, data: z.strictObject({ jobSeekerId, policyVersion: z.string() }) }),
  /** Names the records under way, which end with it. */
  ConsentWithdrawn: event({ version: 1, data: z.strictObject({ jobSeekerId, applicationIds: z.array(Id) }) }),
  ConsentRequested: event({ version: 1, data: z.strictObject({ jobSeekerId, requestedBy: z.string() }) }),
};
