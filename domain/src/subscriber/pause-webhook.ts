import { accept, refuse } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';
import { withoutWebhook } from './webhook.ts';

/** What is for it waits; only the system says why by itself. */
export const pauseWebhook = subscriber.decider('PauseWebhook', {
  offered: ({ data }) => data.webhook !== null && data.webhook.pausedFor === null,
  decide: ({ id, data, payload, actor }) => {
    const refused = withoutWebhook(data);
    if (refused) return refused;
    if (data.webhook?.pausedFor !== null) return refuse('subscriber.webhook_paused');
    const cause = actor.kind === 'system' ? payload.cause : 'STAFF';
    return accept(subscriber.fact('WebhookPaused', { subscriberId: id, cause }));
  },
});
