import { z } from 'zod';

/** Knowing it opens nothing: the token is made of it with the company's secret. */
export const LinkId = z.string().regex(/^[0-9A-Za-z_-]{22,128}$/, { error: 'common.format' });

/** Why a link stopped working before its time. */
export const LinkEnd = z.enum(['ANSWERED', 'REPLACED', 'CLOSED']);
export type LinkEnd = z.infer<typeof LinkEnd>;
