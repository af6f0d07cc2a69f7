import { z } from 'zod';

export const NotificationChannel = z.enum(['MAIL', 'SMS']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** A merge field that nobody filled in: `{name}`, `{{name}}` or `${name}`. */
const unresolved = /\$?\{\{?\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}?\}/u;

/** Whether the text still has a merge field in it. */
export const hasUnresolvedField = (text: string): boolean => unresolved.test(text);
