import type { EventsOf, subscriberEvents } from '@talentlog/contracts';
import type { WebhookData } from './webhook.ts';

/** What tells how a subscriber is called. */
type WebhookEvent = Extract<
  EventsOf<typeof subscriberEvents>,
  { readonly type: `Webhook${string}` | 'DeliveriesResent' }
>;

/** The fold of how a subscriber is called. */
export function evolveWebhook(webhook: WebhookData | null, event: WebhookEvent): WebhookData | null {
  if (event.type === 'WebhookSet') {
    const { url, webhookKeyId: secretId } = event.data;
    const begun = { formerSecretId: null, formerEndsAt: null, since: event.at };
    return { ...(webhook ?? begun), url, secretId, pausedFor: null };
  }
  if (webhook === null) return null;
  switch (event.type) {
    case 'WebhookRemoved':
      return null;
    case 'WebhookSecretRotated': {
      const { webhookKeyId: secretId, formerEndsAt } = event.data;
      return { ...webhook, secretId, formerSecretId: webhook.secretId, formerEndsAt };
    }
    case 'WebhookPaused':
      return { ...webhook, pausedFor: event.data.cause };
    case 'WebhookResumed':
      return { ...webhook, pausedFor: null };
    case 'WebhookTested':
    case 'DeliveriesResent':
      return webhook;
  }
}
