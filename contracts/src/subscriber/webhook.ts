import { z } from 'zod';

/** Why a subscriber is not called for now: somebody said so, it wants none any more, or it took nothing for days. */
export const WebhookPauseCause = z.enum(['STAFF', 'GONE', 'FAILING']);
export type WebhookPauseCause = z.infer<typeof WebhookPauseCause>;

/** Where a subscriber is called. Which networks may be called is the server's to say, at each call. */
export const WebhookUrl = z
  .url({ protocol: /^https?$/, error: 'common.invalid' })
  .max(500, { error: 'common.too_long' })
  .refine((url) => isPlain(url), { error: 'common.invalid' });

/** Without a name and password, which would be shown with it, and without what never leaves a browser. */
function isPlain(given: string): boolean {
  const url = URL.parse(given);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
}

/** Hours for which the former secret signs beside the new one. */
export const formerSecretHours = 24;

/** Most deliveries that are asked for one by one. */
export const mostResent = 100;

/** Id of a public event, as `<id of our event>/<which of what is told of it>`. */
export const PublicEventId = z.string().regex(/^[0-9a-f-]{36}\/\d{1,3}$/, { error: 'common.invalid' });
