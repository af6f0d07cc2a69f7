import { accept, refuse } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';
import { withoutWebhook } from './webhook.ts';

/** One call that tells nothing shows whether somebody listens. */
export const testWebhook = subscriber.decider('TestWebhook', {
  offered: ({ state, data }) => state === 'ACTIVE' && data.webhook !== null && data.webhook.pausedFor === null,
  decide: ({ id, state, data }) => {
    const refused = withoutWebhook(data);
    if (refused) return refused;
    if (state === 'SUSPENDED') return refuse('subscriber.suspended');
    if (data.webhook?.pausedFor !== null) return refuse('subscriber.webhook_paused');
    return accept(subscriber.fact('WebhookTested', { subscriberId: id }));
  },
});
