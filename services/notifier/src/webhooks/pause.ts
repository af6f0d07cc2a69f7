import { finalAnswer, uuidv5, type WebhookDelivery } from '@talentlog/runtime';
import type { WebhooksParts } from './endpoints.ts';

/** Stops calling a subscriber, and says why: administrators are told by the event. One that is paused already stays so. */
export async function pauseWebhook(
  subscriberId: string,
  cause: 'GONE' | 'FAILING',
  { eventId, since }: WebhookDelivery,
  { commands }: Pick<WebhooksParts, 'commands'>,
): Promise<void> {
  await finalAnswer(commands, {
    name: 'PauseWebhook',
    payload: { subscriberId, cause },
    commandId: uuidv5(subscriberId, `stop/${cause}/${eventId}/${since}`),
    actor: 'system:webhooks',
  });
}
