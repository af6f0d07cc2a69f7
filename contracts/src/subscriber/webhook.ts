import { z } from 'zod';
import { parsedUrl } from '../shared/parsed-url.ts';

/** Why a subscriber is not called for now: somebody said so, it wants none any more, or it took nothing for days. */
export const WebhookPauseCause = z.enum(['STAFF', 'GONE', 'FAILING']);
export type WebhookPauseCause = z.infer<typeof WebhookPauseCause>;

/**
 * Where a subscriber is called, written as it is called: who reads it sees the host that is asked, however it was typed. Which networks
 * may be called is the server's to say, at each call.
 */
export const WebhookUrl = z
  .string()
  .trim()
  .max(500, { error: 'common.too_long' })
  .refine((typed) => !odd.test(typed), { error: 'common.url_format' })
  .meta({ format: 'uri' })
  .pipe(
    z
      .url({
        protocol: /^https?$/,
        abort: true,
        error: ({ input }) => (input === '' ? 'common.required' : 'common.url_format'),
      })
      .refine((url) => isPlain(url), { error: 'common.url_format' })
      .transform((url) => new URL(url).href),
  );

/** What a URL may not be typed with: it would be left out of it, or read as something else. */
const odd = /[\s\\\p{Cc}\p{Cf}]/u;

/** Without a name and password, which would be shown with it, without what never leaves a browser, and at a port that somebody can listen at. */
function isPlain(given: string): boolean {
  const url = parsedUrl(given);
  return url !== undefined && url.username === '' && url.password === '' && url.hash === '' && url.port !== '0';
}

/** Hours for which the former secret signs beside the new one. */
export const formerSecretHours = 24;

/** Most deliveries that are asked for one by one. */
export const mostResent = 100;

/** Id of a public event, as `<id of our event>/<which of what is told of it>`. */
export const PublicEventId = z.string().regex(/^[0-9a-f-]{36}\/\d{1,3}$/, { error: 'common.invalid' });
