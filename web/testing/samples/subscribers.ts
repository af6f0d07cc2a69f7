import type { WebhookSeen } from '@talentlog/contracts';
import type { QueryData } from '../../src/api/tables.ts';
import { id } from './people.ts';

type Subscriber = QueryData<'subscribers'>[number];

/** How a subscriber is called, where all goes well. */
export const called: WebhookSeen = {
  ...{ url: 'https://hooks.example/', pausedFor: null, formerEndsAt: null, waiting: 3, parked: 0, delivered: 9 },
  ...{ oldest: null, resentSince: null },
};

/** A system that follows us, and is called. */
export const subscriber = (changes: Partial<Subscriber> = {}): Subscriber => ({
  ...{ subscriberId: id(61), state: 'ACTIVE', systemName: '数据平台', topics: ['applications'], personalData: false },
  ...{ reason: null, createdAt: '2026-11-02T04:00:00.000Z', formerEndsAt: null, read: null, webhook: called },
  revision: 1,
  allowedActions: ['RenewFeedToken', 'PauseWebhook'],
  ...changes,
});
