import { z } from 'zod';
import { tracks } from '../position/choices.ts';

/** For which positions a wording is written: all, or those of one track, which goes before. */
export const TemplateTrack = z.enum(['ALL', ...tracks]);
export type TemplateTrack = z.infer<typeof TemplateTrack>;
