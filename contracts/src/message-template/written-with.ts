import { z } from 'zod';
import { WrittenLanguage } from './bilingual.ts';
import { TemplateTrack } from './track.ts';

/** Which wording something was written with; version 0 is what the product comes with. A template that is no more stays readable. */
export const WrittenWith = z.strictObject({
  template: z.string(),
  language: WrittenLanguage,
  track: TemplateTrack,
  version: z.int().min(0),
});
