import { z } from 'zod';
import { MessageChoice } from '../message-template/groups.ts';
import { query } from '../shared/define.ts';
import { AccountRef, Paging, PersonSeen } from '../shared/query-shapes.ts';
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
  /** What one does not want to be written about oneself. */
  myMessages: query({
    params: z.strictObject({}),
    result: z.object({ jobSeekerId: Id, off: z.array(MessageChoice) }),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'people',
  }),
  /** Comments in which the caller is mentioned, the newest first: the whole of what a mention lets somebody see of a person. */
  mentions: query({
    params: z.strictObject(Paging),
    result: z.object({
      rows: z.array(
        z.object({
          commentId: Id,
          at: z.string(),
          author: AccountRef,
          /** Empty while the person's consent does not live. */
          text: z.string(),
          private: z.boolean(),
          person: PersonSeen.omit({ phone: true, email: true }),
          /** Whether the caller may answer by a comment now. */
          canReply: z.boolean(),
        }),
      ),
    }),
    grants: [{ staff: 'VIEW_MENTION' }],
    reads: 'MENTION',
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
