import { z } from 'zod';

/** What a one-time link is for; a token of one purpose answers like an unknown one everywhere else. */
export const LinkPurpose = z.enum([
  'appointment',
  'interview',
  'offer',
  'collection',
  'password',
  'consent',
  'dataCopy',
]);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/** What the holder must prove before acting: nothing more, the last four digits of the phone, or a code sent to it. */
export const StepUp = z.enum(['none', 'tail', 'code']);
export type StepUp = z.infer<typeof StepUp>;

/**
 * A one-time link as events name it: an id, of which the token is made with the company's secret where a message leaves. Links of
 * former versions were named by the hash of their token, which was made of the seed that was kept beside it.
 */
export const sentLink = { linkId: z.string(), seed: z.string().optional() };
export interface SentLink {
  readonly linkId: string;
  readonly seed?: string | undefined;
}
