import { z } from 'zod';
import { Topic } from '../integration/topics.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';

/** What a subscriber is called: the system that follows, and never a person. */
export const SystemName = oneLine.min(1, { error: 'common.required' }).max(60, { error: 'common.too_long' });

/** What a subscriber may be told. */
export const Subscription = {
  systemName: SystemName,
  topics: z
    .array(Topic)
    .min(1, { error: 'common.required' })
    .max(6, { error: 'common.too_long' })
    .refine((topics) => new Set(topics).size === topics.length, { error: 'common.invalid' }),
  /** Whether it may have personal data, of people whose consent lives. */
  personalData: z.boolean().default(false),
  /** Why it may have personal data; asked for where it may. */
  reason: manyLines.max(500, { error: 'common.too_long' }).default(''),
};

/** Hours for which a former token may go on working beside the new one. */
export const mostGraceHours = 168;
export const GraceHours = z.int().min(0).max(mostGraceHours);

export const SubscriberState = z.enum(['ACTIVE', 'SUSPENDED', 'REMOVED']);
export type SubscriberState = z.infer<typeof SubscriberState>;
