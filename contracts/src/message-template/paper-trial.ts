import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import { WrittenLanguage } from './bilingual.ts';
import { templateTexts } from './commands.ts';
import { TemplateKey } from './message-template.ts';

/** Words of a paper, kept or not, and what they say of somebody: asked for as a PDF to look at. What is not told is a sample. */
export const PaperTrial = z.strictObject({
  template: TemplateKey.shape.template,
  language: WrittenLanguage,
  subject: templateTexts.subject,
  content: templateTexts.content,
  values: z.record(oneLine.max(40), z.string().max(500, { error: 'common.too_long' })).default({}),
});
export type PaperTrial = z.input<typeof PaperTrial>;
