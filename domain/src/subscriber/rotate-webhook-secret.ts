import { formerSecretHours } from '@talentlog/contracts';
import { accept } from '../shared/decider.ts';
import { addHours } from '../shared/time.ts';
import { subscriber } from './subscriber.ts';
import { withoutWebhook } from './webhook.ts';

/** Both sign for a day, so that the receiver takes the new one over without missing a call. */
export const rotateWebhookSecret = subscriber.decider('RotateWebhookSecret', {
  offered: ({ data }) => data.webhook !== null,
  decide: ({ id, data, now, newId }) => {
    const refused = withoutWebhook(data);
    if (refused) return refused;
    const [secretId, formerEndsAt] = [newId(), addHours(now, formerSecretHours)];
    return accept(subscriber.fact('WebhookSecretRotated', { subscriberId: id, webhookKeyId: secretId, formerEndsAt }), {
      ...{ subscriberId: id, webhookSecretId: secretId, formerEndsAt },
    });
  },
});
