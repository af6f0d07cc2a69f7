import { z } from 'zod';

/** What became of a test message: `unknown` where the provider gave no answer. `reason` is the provider's, without the number. */
export const SmsTested = z.object({ outcome: z.enum(['sent', 'failed', 'unknown']), reason: z.string() });
export type SmsTested = z.infer<typeof SmsTested>;

/** What leaves the house; false where nothing is configured for it. `address`: whether links in mail and SMS open elsewhere. */
export const Reach = z.object({ sms: z.boolean(), mail: z.boolean(), sap: z.boolean(), address: z.boolean() });
export type Reach = z.infer<typeof Reach>;
/** What is told of it: of `sap` and `address` only colleagues hear. */
export const ReachSeen = Reach.partial({ sap: true, address: true });
export type ReachSeen = z.infer<typeof ReachSeen>;
