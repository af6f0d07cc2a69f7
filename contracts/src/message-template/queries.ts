import { z } from 'zod';
import { query } from '../shared/define.ts';
import { AllowedActions, Revision } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { WrittenLanguage } from './bilingual.ts';
import { TemplateKey } from './message-template.ts';
import { TemplateChannel } from './template-channel.ts';

const Both = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });
const Texts = z.object({ subject: z.string(), content: z.string(), action: z.string() });
const Values = z.record(z.string(), z.string());
const grants = [{ staff: 'ADMIN_TEMPLATE' }] as const;
const view = 'messageTemplates';

/** A wording that staff changed at some time. */
const Wording = TemplateKey.omit({ template: true }).extend({
  state: z.string(),
  version: z.number(),
  updatedAt: z.string(),
});

/** One version of a wording; the texts are null where it went back to what the product comes with. */
const Version = z.object({
  version: z.number(),
  texts: Texts.nullable(),
  at: z.string(),
  by: z.string(),
});

export const messageTemplateQueries = {
  /** Every message of ours, and which of its wordings were changed. */
  messageTemplates: query({
    params: z.strictObject({}),
    result: z.array(
      z.object({
        template: z.string(),
        scene: z.string(),
        title: Both,
        channels: z.array(TemplateChannel),
        wordings: z.array(Wording),
      }),
    ),
    grants,
    reads: 'COMPANY',
    view,
  }),
  /** One wording: what is sent now, what it may say, and what it said before, newest first. */
  messageTemplate: query({
    params: TemplateKey,
    result: z.object({
      template: z.string(),
      scene: z.string(),
      title: Both,
      ownLetter: z.boolean(),
      channels: z.array(TemplateChannel),
      state: z.string(),
      version: z.number(),
      revision: Revision,
      /** Written for this key; null where another is sent. */
      own: Texts.nullable(),
      /** What is sent where there is none of its own: that of all tracks, or what the product comes with. */
      otherwise: z.object({ texts: Texts, from: z.enum(['ALL', 'PRODUCT']) }),
      placeholders: z.array(z.object({ name: z.string(), words: Both, sample: z.string(), required: z.boolean() })),
      versions: z.array(Version),
      allowedActions: AllowedActions,
    }),
    grants,
    reads: 'COMPANY',
    view,
  }),
  /** What the placeholders stand for with a real person who applied, as far as anything is known of them; the rest are samples. */
  messageTemplateTrial: query({
    params: z.strictObject({ template: TemplateKey.shape.template, language: WrittenLanguage, applicationId: Id }),
    result: z.object({ jobSeekerId: Id, values: Values }),
    grants,
    reads: 'APPLICATION',
    view: 'applications',
  }),
};
