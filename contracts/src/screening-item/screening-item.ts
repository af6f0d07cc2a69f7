import { z } from 'zod';

/** What a screener may answer about one resume. */
export const ScreeningVerdict = z.enum(['PASS', 'ELIMINATED', 'UNDETERMINED', 'RECOMMENDED']);
export type ScreeningVerdict = z.infer<typeof ScreeningVerdict>;

/** Items that wait for their screener: one left undecided does, until it is decided or its time is over. Lists and counts share it. */
export const waitsForScreener: readonly string[] = ['UNSCREENED', 'UNDETERMINED'];
