import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { WrittenLanguage } from './bilingual.ts';
import { TemplateChannel } from './template-channel.ts';
import { TemplateTrack } from './track.ts';

/** A template that is no more stays readable: its name is any text here. */
const key = {
  messageTemplateId: Id,
  template: z.string(),
  language: WrittenLanguage,
  track: TemplateTrack,
  channel: TemplateChannel,
};
const wording = z.strictObject({ subject: z.string(), content: z.string(), action: z.string() });
const version = z.int().min(1);

export const messageTemplateEvents = {
  MessageTemplateEdited: event({
    version: 1,
    data: z.strictObject({ ...key, version, wording, editedBy: z.string() }),
  }),
  /** A version, too, so that what a message was written with has one number. */
  MessageTemplateReset: event({ version: 1, data: z.strictObject({ ...key, version, resetBy: z.string() }) }),
  MessageTemplateTested: event({ version: 1, data: z.strictObject({ ...key, wording, accountId: Id }) }),
};
