import { z } from 'zod';
import { calendarMethods } from '../interview/calendar-file.ts';
import { LinkPurpose, sentLink } from '../shared/links.ts';

export const NotificationChannel = z.enum(['MAIL', 'SMS']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** The one-time link in a message. Its words have `hiddenToken` where the token goes when the message leaves. */
export const MessageLink = z.strictObject({ purpose: LinkPurpose, ...sentLink });
export const hiddenToken = '••••••';

/** A calendar file in a mail, and what it asks the reader's calendar to do. */
export const CalendarPart = z.strictObject({ method: z.enum(calendarMethods), content: z.string().max(100_000) });
export type CalendarPart = z.infer<typeof CalendarPart>;

/** A merge field that nobody filled in: `{name}`, `{{name}}` or `${name}`. */
const unresolved = /\$?\{\{?\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}?\}/u;

/** Whether the text still has a merge field in it. */
export const hasUnresolvedField = (text: string): boolean => unresolved.test(text);
