import { z } from 'zod';
import { event } from '../shared/define.ts';
import { LinkPurpose, StepUp, sentLink } from '../shared/links.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { LinkEnd, LinkId } from './link.ts';

export const linkEvents = {
  LinkIssued: event({
    version: 2,
    bookkeeping: true,
    data: z.strictObject({
      linkId: LinkId,
      seed: sentLink.seed,
      purpose: LinkPurpose,
      /** What the holder may act on, and nothing else. */
      subjectAggregate: z.string(),
      subjectId: z.string(),
      jobSeekerId: Id,
      expiresAt: Instant,
      stepUp: StepUp,
    }),
  }),
  /** It did its work, or another one took its place. */
  LinkVoided: event({
    version: 1,
    bookkeeping: true,
    data: z.strictObject({ linkId: LinkId, jobSeekerId: Id, reason: LinkEnd }),
  }),
  LinkExpired: event({ version: 1, bookkeeping: true, data: z.strictObject({ linkId: LinkId, jobSeekerId: Id }) }),
};
