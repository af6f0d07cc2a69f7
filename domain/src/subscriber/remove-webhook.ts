import { accept } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';
import { withoutWebhook } from './webhook.ts';

/** It is called no more. */
export const removeWebhook = subscriber.decider('RemoveWebhook', {
  offered: ({ data }) => data.webhook !== null,
  decide: ({ id, data }) => withoutWebhook(data) ?? accept(subscriber.fact('WebhookRemoved', { subscriberId: id })),
});
