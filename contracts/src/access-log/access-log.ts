import { z } from 'zod';
import { Id } from '../shared/shapes.ts';

/** Which part of what is kept of a person was read. */
export const ReadPart = z.enum([
  'APPLICATION',
  'CONTACT',
  'CONTACT_KNOWN',
  'TIMELINE',
  'RESUME',
  'SCREENING',
  'INTERVIEW',
  'SESSION',
  'OFFER',
  'COLLECTION',
  'MESSAGES',
  'DATA_REQUEST',
  'MENTION',
  'FILE',
  'HISTORY',
  'EXPORT',
  'REVEAL',
  'FEED',
  'WEBHOOK',
]);
export type ReadPart = z.infer<typeof ReadPart>;

/** Parameters of `GET /api/access-log`; a person by id or by number. */
export const AccessLogParams = z.strictObject({
  reader: Id.optional(),
  person: z.string().trim().max(40).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** `GET /api/access-log`: who of the staff read what of whom. Auditors only; people by their number, never by name. */
export const AccessLogAnswer = z.object({
  data: z.array(
    z.object({
      reader: z.object({ accountId: z.string(), name: z.string() }),
      jobSeekerId: z.string(),
      number: z.string(),
      part: z.string(),
      firstAt: z.string(),
      lastAt: z.string(),
      count: z.number(),
    }),
  ),
  page: z.object({ total: z.number(), size: z.number() }),
});
export type AccessLogAnswer = z.infer<typeof AccessLogAnswer>;
