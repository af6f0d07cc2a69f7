import { z } from 'zod';

/** What a screener may answer about one resume. */
export const ScreeningVerdict = z.enum(['PASS', 'ELIMINATED', 'UNDETERMINED', 'RECOMMENDED']);
export type ScreeningVerdict = z.infer<typeof ScreeningVerdict>;
