import { z } from 'zod';
import { Instant } from '../shared/shapes.ts';

/** Where a publication shows. */
export const Channel = z.enum(['SOCIAL_SITE', 'CAMPUS_SITE']);
export const AdType = z.enum(['NORMAL', 'URGENT', 'REFERRAL']);

export const AdvertisementDetails = z.strictObject({
  channel: Channel,
  adType: AdType.default('NORMAL'),
  deadline: Instant,
  /** When it goes out by itself; null waits for a person. */
  publishAt: Instant.nullable().default(null),
  /** Lower shows first among advertisements that are not pinned to the top. */
  order: z.int().min(0).max(9999).default(100),
});
export type AdvertisementDetails = z.infer<typeof AdvertisementDetails>;
