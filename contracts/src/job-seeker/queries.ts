import { z } from 'zod';
import { query } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';

export const TimelineEntry = z.object({
  eventId: z.string(),
  type: z.string(),
  at: z.string(),
  /** Who, as the viewer may know them: an account's name, SEEKER, or SYSTEM. */
  actor: z.object({ kind: z.enum(['STAFF', 'SEEKER', 'SYSTEM', 'GUEST']), name: z.string() }),
  stream: z.string(),
  position: z.string(),
  facts: z.record(z.string(), z.unknown()),
});

export const jobSeekerQueries = {
  /** Phone and e-mail in clear, for a quarter of an hour after the viewer's own `RevealContact`; refused otherwise. */
  personContact: query({
    params: z.strictObject({ jobSeekerId: Id }),
    result: z.object({ phone: z.string().nullable(), email: z.string().nullable(), until: z.string() }),
    grants: [{ staff: 'VIEW_CONTACT' }],
    reads: 'CONTACT',
    view: 'people',
  }),
  personTimeline: query({
    params: z.strictObject({ jobSeekerId: Id, applicationId: Id.optional() }),
    result: z.array(TimelineEntry),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'TIMELINE',
    view: 'timeline',
  }),
};
