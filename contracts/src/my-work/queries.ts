import { z } from 'zod';
import { query } from '../shared/define.ts';
import { PersonSeen, PositionRef } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

export const myWorkQueries = {
  /** What the viewer owes, by due time, and the counts for the rail. */
  myWork: query({
    params: z.strictObject({}),
    result: z.object({
      items: z.array(
        z.object({
          kind: z.enum([
            'SCREEN',
            'EVALUATE',
            'SIGN_IN',
            'APPROVE',
            'HANDLE',
            'ARRANGE',
            'SEND_OFFER',
            'SEND_COLLECTION',
            'REVIEW_COLLECTION',
            'PUSH_COLLECTION',
            'CONFIRM_ONBOARDING',
          ]),
          id: Id,
          applicationId: Id.nullable(),
          /** Where a sheet is written: on the page of its interview. */
          interviewId: Id.optional(),
          person: PersonSeen.nullable(),
          position: PositionRef,
          dueAt: z.string().nullable(),
          since: z.string(),
        }),
      ),
      counts: z.record(z.string(), z.number()),
    }),
    grants: [{ self: 'VIEW_USER' }],
    view: 'applications',
  }),
};
