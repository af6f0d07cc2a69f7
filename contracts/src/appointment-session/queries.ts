import { z } from 'zod';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AccountRef,
  AllowedActions,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
  Search,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

export const SessionRow = z.object({
  sessionId: Id,
  name: z.string(),
  position: PositionRef,
  stage: z.string(),
  state: z.string(),
  mode: z.string(),
  principal: AccountRef,
  deadline: z.string(),
  seats: z.number(),
  reserved: z.number(),
  invited: z.number(),
  arranged: z.number(),
  revision: Revision,
  allowedActions: AllowedActions,
});

export const appointmentSessionQueries = {
  sessions: query({
    params: z.strictObject({ state: many(oneLine.max(20)), text: Search, ...Paging }),
    result: z.object({ rows: z.array(SessionRow) }),
    grants: [{ staff: 'MANAGE_INTERVIEW' }],
    reads: 'COMPANY',
    view: 'sessions',
  }),
  sessionDetail: query({
    params: z.strictObject({ sessionId: Id }),
    result: SessionRow.extend({
      site: z.string(),
      videoTool: z.string(),
      durationMinutes: z.number(),
      gapMinutes: z.number(),
      contact: z.string(),
      interviewers: z.array(AccountRef),
      segments: z.array(
        z.object({
          segmentId: Id,
          start: z.string(),
          end: z.string(),
          seats: z.number(),
          temporary: z.boolean(),
          taken: z.array(z.object({ appointmentId: Id, name: z.string(), held: z.boolean() })),
        }),
      ),
      seekers: z.array(
        z.object({
          appointmentId: Id,
          applicationId: Id,
          person: PersonSeen,
          state: z.string(),
          reservation: z.enum(['UNRESERVED', 'RESERVED', 'REFUSED']),
          arranged: z.boolean(),
          urgedAt: z.string().nullable(),
          /** Whether a reminder would reach them now. */
          toRemind: z.boolean(),
          segmentId: z.string().nullable(),
          reason: z.string().nullable(),
          allowedActions: AllowedActions,
        }),
      ),
    }),
    grants: [{ staff: 'MANAGE_INTERVIEW' }],
    reads: 'SESSION',
    view: 'sessions',
  }),
};
