import { z } from 'zod';
import { ApplicationRow } from '../application/rows.ts';
import { query } from '../shared/define.ts';
import { PersonSeen, PositionRef } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { workKinds } from './choices.ts';

export const WorkKindOwed = z.enum(workKinds);

export const myWorkQueries = {
  /** What the viewer owes, by due time, and the counts for the rail. */
  myWork: query({
    params: z.strictObject({}),
    result: z.object({
      items: z.array(
        z.object({
          kind: WorkKindOwed,
          id: Id,
          applicationId: Id.nullable(),
          /** Where a sheet is written: on the page of its interview. */
          interviewId: Id.optional(),
          person: PersonSeen.nullable(),
          position: PositionRef,
          dueAt: z.string().nullable(),
          since: z.string(),
          /** Its application, where the step is the viewer's to take on it: whose turn it is and what may be done. */
          application: ApplicationRow.nullable(),
        }),
      ),
      counts: z.record(z.string(), z.number()),
    }),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'LINES',
    view: 'applications',
  }),
};
