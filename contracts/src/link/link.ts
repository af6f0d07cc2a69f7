import { z } from 'zod';

/** Knowing it opens nothing: the token is made of it with the company's secret. */
export const LinkId = z.string().regex(/^[0-9A-Za-z_-]{22,128}$/, { error: 'common.format' });

/** Why a link stopped working before its time. */
export const LinkEnd = z.enum(['ANSWERED', 'REPLACED', 'CLOSED']);
export type LinkEnd = z.infer<typeof LinkEnd>;

/** What became of what a link was for, as its holder is told once it is over. */
export const LinkBecame = z.enum([
  'REPLACED',
  'UNANSWERED',
  'ACCEPTED',
  'DECLINED',
  'RECEIVED',
  'CANCELLED',
  'WITHDRAWN',
  'MISSED',
  'TO_COME',
  'HELD',
]);
export type LinkBecame = z.infer<typeof LinkBecame>;
