import { z } from 'zod';
import { command } from '../shared/define.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';
import { TemplateKey } from './message-template.ts';

const staff = { staff: 'ADMIN_TEMPLATE' } as const;
const aggregate = 'messageTemplate';

/** A line that ends in another one would write headers of its own into a mail: it is refused, not mended. */
const headerLine = z
  .string()
  .max(200, { error: 'common.too_long' })
  .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), { error: 'common.one_line' })
  .pipe(oneLine);

/** The texts of one wording. */
export const templateTexts = {
  subject: headerLine.default(''),
  content: manyLines.max(5000, { error: 'common.too_long' }),
  action: headerLine.default(''),
};
const faults = [
  'messageTemplate.empty',
  'messageTemplate.braces',
  'messageTemplate.condition',
  'messageTemplate.row',
  'messageTemplate.placeholder_unknown',
  'messageTemplate.placeholder_missing',
  'messageTemplate.link_glued',
  'messageTemplate.other_address',
  'messageTemplate.sms_too_long',
  'messageTemplate.paper_too_long',
  'messageTemplate.not_sent_so',
] as const;

export const messageTemplateCommands = {
  /** Writes a new version of a wording, which is in force at once. */
  EditMessageTemplate: command({
    aggregate,
    payload: TemplateKey.extend(templateTexts),
    grants: [staff],
    emits: ['MessageTemplateEdited'],
    refusals: [...faults, 'messageTemplate.unchanged'],
    proof: true,
  }),
  /** Back to the wording that the product comes with, or for one track to that of all. */
  ResetMessageTemplate: command({
    aggregate,
    payload: TemplateKey,
    grants: [staff],
    emits: ['MessageTemplateReset'],
    refusals: [],
    proof: true,
  }),
  /** Sends the texts with sample values to whoever asks, kept or not. */
  TestMessageTemplate: command({
    aggregate,
    payload: TemplateKey.extend(templateTexts),
    grants: [staff],
    emits: ['MessageTemplateTested'],
    refusals: [...faults, 'messageTemplate.no_receiver', 'messageTemplate.test_too_often'],
  }),
};
