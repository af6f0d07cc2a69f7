import { accept, refuse } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';

/** Calls go there from now on, also where they were paused; the first time with a secret, which who answers turns into words. */
export const setWebhook = subscriber.decider('SetWebhook', {
  decide: ({ id, data: { webhook }, payload: { url }, newId }) => {
    if (webhook !== null && webhook.url === url && webhook.pausedFor === null) return refuse('subscriber.unchanged');
    const secretId = webhook?.secretId ?? newId();
    const set = subscriber.fact('WebhookSet', { subscriberId: id, url, webhookKeyId: secretId });
    return webhook === null ? accept(set, { subscriberId: id, webhookSecretId: secretId }) : accept(set);
  },
});
