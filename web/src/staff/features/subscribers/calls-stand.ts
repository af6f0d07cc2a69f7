import type { WebhookSeen } from '@talentlog/contracts';

/** What is said of how a subscriber is called. */
export const callsWords = {
  on: 'staff.subscribers.webhook.on',
  off: 'staff.subscribers.webhook.off',
  paused: 'staff.subscribers.webhook.paused',
  givenUp: 'staff.subscribers.webhook.paused',
} as const;

/** Whether calls go out; a pause of its own stays one while the subscriber is suspended. */
export function callsOf({ pausedFor }: WebhookSeen, isSuspended: boolean): keyof typeof callsWords {
  if (pausedFor !== null) return pausedFor === 'STAFF' ? 'paused' : 'givenUp';
  return isSuspended ? 'off' : 'on';
}
