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

/** Four hashes of 32 bits (FNV-1a from four beginnings), written as an id: a wording is found by its key, and has one stream for ever. */
export function templateIdOf({ template, language, track, channel }: TemplateKey): string {
  const key = `${template}/${language}/${track}/${channel}`;
  const hex = [1, 2, 3, 4].map((seed) => fnv(`${seed}:${key}`).toString(16).padStart(8, '0')).join('');
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-5${c}-8${d}-${hex.slice(20)}`;
}

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  // The last letters of similar keys would stand in the last digits only.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
