import { z } from 'zod';

/** What became of a test message: `unknown` where the provider gave no answer. `reason` is the provider's, without the number. */
export const SmsTested = z.object({ outcome: z.enum(['sent', 'failed', 'unknown']), reason: z.string() });
export type SmsTested = z.infer<typeof SmsTested>;

/** By what codes can be sent; false where nothing is configured for it. */
export const Reach = z.object({ sms: z.boolean(), mail: z.boolean() });
export type Reach = z.infer<typeof Reach>;
