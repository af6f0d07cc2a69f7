import { z } from 'zod';

/** What became of a test message: `unknown` where the provider gave no answer. `reason` is the provider's, without the number. */
export const SmsTested = z.object({ outcome: z.enum(['sent', 'failed', 'unknown']), reason: z.string() });
export type SmsTested = z.infer<typeof SmsTested>;
