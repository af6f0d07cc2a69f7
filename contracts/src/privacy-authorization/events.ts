import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { ConsentWay, Guardian } from './guardian.ts';

const jobSeekerId = Id;
/** The link by which the person answers. What was written before there was one has none. */
const link = { linkId: z.string(), linkExpiresAt: Instant };

export const privacyAuthorizationEvents = {
  ConsentGranted: event({
    version: 1,
    subject: 'jobSeekerId',
    personal: ['guardian'],
    revealable: ['guardian'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      policyVersion: z.string(),
      expiresAt: Instant,
      way: ConsentWay.optional(),
      /** Who agreed with somebody who is no adult yet. */
      guardian: Guardian.nullable().optional(),
      /** The colleague whom this answers. */
      requestedBy: z.string().optional(),
    }),
  }),
  ConsentExpired: event({ version: 1, data: z.strictObject({ jobSeekerId, policyVersion: z.string() }) }),
  /** Names the records under way, which end with it. */
  ConsentWithdrawn: event({ version: 1, data: z.strictObject({ jobSeekerId, applicationIds: z.array(Id) }) }),
  /** The answer no of somebody whose consent does not live. Names the records that were opened meanwhile, which end with it. */
  ConsentDeclined: event({
    version: 1,
    data: z.strictObject({ jobSeekerId, applicationIds: z.array(Id), requestedBy: z.string().optional() }),
  }),
  ConsentRequested: event({
    version: 1,
    data: z.strictObject({
      jobSeekerId,
      requestedBy: z.string(),
      linkId: link.linkId.optional(),
      linkExpiresAt: link.linkExpiresAt.optional(),
    }),
  }),
  /** The consent ends at `expiresAt`, in so many days. */
  ConsentReminded: event({
    version: 1,
    data: z.strictObject({ jobSeekerId, ...link, expiresAt: Instant, daysLeft: z.int() }),
  }),
  /** The policy changed: the consent to the former one ends at `until`, or earlier where it would have. The person is told from `tellFrom` on. */
  ConsentAskedAnew: event({
    version: 1,
    data: z.strictObject({
      jobSeekerId,
      ...link,
      policyVersion: z.string(),
      until: Instant,
      tellFrom: Instant.optional(),
    }),
  }),
};
