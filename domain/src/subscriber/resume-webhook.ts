import { accept, refuse } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';
import { withoutWebhook } from './webhook.ts';

/** It goes on where it was: all that waited is sent. */
export const resumeWebhook = subscriber.decider('ResumeWebhook', {
  offered: ({ data }) => data.webhook !== null && data.webhook.pausedFor !== null,
  decide: ({ id, data }) => {
    const refused = withoutWebhook(data);
    if (refused) return refused;
    if (data.webhook?.pausedFor === null) return refuse('subscriber.webhook_not_paused');
    return accept(subscriber.fact('WebhookResumed', { subscriberId: id }));
  },
});
