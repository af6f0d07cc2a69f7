import { z } from 'zod';
import { NotificationChannel } from '../notification/notification.ts';

/** How a text of ours leaves: as a message, or as a paper (a PDF) that lies behind the link of another message. */
export const TemplateChannel = z.enum([...NotificationChannel.options, 'PAPER']);
export type TemplateChannel = z.infer<typeof TemplateChannel>;
