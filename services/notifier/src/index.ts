export type { WayOut, WordingInForce } from './lookup.ts';
export { type NotifierParts, startNotifier } from './notifier.ts';
export { policies } from './policies/index.ts';
export { tellReceipt } from './receipts.ts';
export type { MessageLink } from './request.ts';
export type { Told, WebhookEndpoint, Webhooks, WebhooksParts } from './webhooks/endpoints.ts';
export { startWebhooks } from './webhooks/follow.ts';
export { startWebhookSender } from './webhooks/sender.ts';
