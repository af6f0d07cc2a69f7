import { z } from 'zod';
import { WrittenLanguage } from './bilingual.ts';
import { type TemplateName, templates } from './catalogue/index.ts';
import type { Template, Wording } from './catalogue/template.ts';
import { TemplateChannel } from './template-channel.ts';
import { TemplateTrack } from './track.ts';

export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** Which wording of which message. */
export const TemplateKey = z.strictObject({
  template: z.enum(templateNames),
  language: WrittenLanguage,
  track: TemplateTrack,
  channel: TemplateChannel,
});
export type TemplateKey = z.infer<typeof TemplateKey>;

/** What staff write: paragraphs a line each; an SMS has neither subject nor button, a paper a title and no button. */
export interface TemplateTexts {
  readonly subject: string;
  readonly content: string;
  /** Words of the button that leads to `{{link}}`. */
  readonly action: string;
}

export const templateNamed = (name: TemplateName): Template => templates[name];

/** By which channels it leaves: a paper is no message, and every message is a mail, some an SMS besides. */
export function channelsOf(name: TemplateName): readonly TemplateChannel[] {
  const { isPaper, 'zh-CN': written } = templateNamed(name);
  if (isPaper === true) return ['PAPER'];
  return written.sms === undefined ? ['MAIL'] : ['MAIL', 'SMS'];
}

/** Whether it leaves by this channel at all. */
export const isSentBy = (name: TemplateName, channel: TemplateChannel): boolean => channelsOf(name).includes(channel);

/** The wording that the product comes with. */
export function defaultTexts(name: TemplateName, language: WrittenLanguage, channel: TemplateChannel): TemplateTexts {
  const { subject, lines, action = '', sms = '' }: Wording = templateNamed(name)[language];
  return channel === 'SMS' ? { subject: '', content: sms, action: '' } : { subject, content: lines.join('\n'), action };
}
