/** What may be asked for about a subscriber. */
export const asks = {
  ChangeSubscriber: 'staff.subscribers.change',
  RenewFeedToken: 'staff.subscribers.renew',
  SuspendSubscriber: 'staff.subscribers.suspend',
  ResumeSubscriber: 'staff.subscribers.resume',
  RemoveSubscriber: 'staff.subscribers.remove',
} as const;

/** What may be asked for about the calls it gets. */
export const webhookAsks = {
  SetWebhook: 'staff.subscribers.webhook.set',
  TestWebhook: 'staff.subscribers.webhook.test',
  RotateWebhookSecret: 'staff.subscribers.webhook.rotate',
  PauseWebhook: 'staff.subscribers.webhook.pause',
  ResumeWebhook: 'staff.subscribers.webhook.resume',
  RemoveWebhook: 'staff.subscribers.webhook.remove',
} as const;

export type Ask = keyof typeof asks;
export type WebhookAsk = keyof typeof webhookAsks;

/** Those that cannot be taken back. */
export const isFinal = (ask: Ask | WebhookAsk): boolean => ask === 'RemoveSubscriber' || ask === 'RemoveWebhook';
