import { z } from 'zod';
import { query } from '../shared/define.ts';
import { AllowedActions, PositionRef } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

export const appointmentQueries = {
  appointmentPage: query({
    params: z.strictObject({ id: Id.optional() }),
    result: z.object({
      appointmentId: Id,
      name: z.string(),
      position: PositionRef,
      stage: z.string(),
      state: z.enum(['NOT_RESERVED', 'IN_RESERVATION', 'RESERVED', 'REJECTED', 'CANCELLED', 'COMPLETED']),
      /** Derived: the session is over its deadline or not open any more. */
      closed: z.boolean(),
      arranged: z.boolean(),
      /** What became of the interview that was arranged for it; null before. */
      interview: z.enum(['TO_COME', 'CANCELLED', 'MISSED', 'OVER']).nullable(),
      mode: z.enum(['ON_SITE', 'VIDEO', 'PHONE']),
      site: z.string(),
      durationMinutes: z.number(),
      deadline: z.string(),
      contact: z.string(),
      slots: z.array(
        z.object({ segmentId: Id, start: z.string(), end: z.string(), free: z.number(), mine: z.boolean() }),
      ),
      held: z.object({ segmentId: Id, until: z.string() }).nullable(),
      reserved: z.object({ segmentId: Id, start: z.string(), end: z.string() }).nullable(),
      editsLeft: z.number(),
      declineReason: z.string().nullable(),
      allowedActions: AllowedActions,
    }),
    grants: [{ link: 'appointment', stepUp: 'tail' }, { self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'sessions',
  }),
};
