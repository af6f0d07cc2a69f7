import { z } from 'zod';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { AllowedActions, many, Paging } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

export const NotificationRow = z.object({
  notificationId: Id,
  jobSeekerId: z.string().nullable(),
  channel: z.enum(['MAIL', 'SMS']),
  scene: z.string(),
  receiver: z.string(),
  subject: z.string(),
  content: z.string(),
  state: z.string(),
  attempt: z.number(),
  reason: z.string().nullable(),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
  /** When the provider told that it arrived. */
  deliveredAt: z.string().nullable(),
  allowedActions: AllowedActions,
});

export const notificationQueries = {
  notifications: query({
    params: z.strictObject({
      jobSeekerId: Id.optional(),
      state: many(oneLine.max(20)),
      channel: many(z.enum(['MAIL', 'SMS'])),
      ...Paging,
    }),
    result: z.object({ rows: z.array(NotificationRow) }),
    grants: [{ staff: 'VIEW_NOTIFICATION' }],
    reads: 'MESSAGES',
    view: 'notifications',
  }),
};
