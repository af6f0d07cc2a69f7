import type { EventsOf, subscriberEvents, Topic } from '@talentlog/contracts';
import { evolveWebhook } from './evolve-webhook.ts';
import type { WebhookData } from './webhook.ts';

export interface SubscriberData {
  readonly systemName: string;
  readonly topics: readonly Topic[];
  readonly personalData: boolean;
  /** Whether it ever could: what it has of people it must still be told to forget. */
  readonly hadPersonalData: boolean;
  /** Why it may have personal data. */
  readonly reason: string | null;
  /** Names its token; empty before it was registered. */
  readonly feedKeyId: string;
  /** The token before, which works until `formerEndsAt`. */
  readonly formerKeyId: string | null;
  readonly formerEndsAt: string | null;
  /** How it is called; null where it only asks. */
  readonly webhook: WebhookData | null;
}

export const noSubscriber: SubscriberData = {
  ...{ systemName: '', topics: [], personalData: false, hadPersonalData: false, reason: '' },
  ...{ feedKeyId: '', formerKeyId: null, formerEndsAt: null, webhook: null },
};

/** The fold of a system that follows us. */
export function evolveSubscriber(data: SubscriberData, event: EventsOf<typeof subscriberEvents>): SubscriberData {
  switch (event.type) {
    case 'SubscriberRegistered': {
      const { systemName, topics, personalData, reason, feedKeyId } = event.data;
      return { ...data, systemName, topics, personalData, hadPersonalData: personalData, reason, feedKeyId };
    }
    case 'SubscriberChanged': {
      const { systemName, topics, personalData, reason } = event.data;
      const hadPersonalData = data.hadPersonalData || personalData;
      return { ...data, systemName, topics, personalData, hadPersonalData, reason };
    }
    case 'FeedTokenRenewed': {
      const { feedKeyId, formerEndsAt } = event.data;
      return { ...data, feedKeyId, formerKeyId: data.feedKeyId, formerEndsAt };
    }
    case 'WebhookSet':
    case 'WebhookRemoved':
    case 'WebhookSecretRotated':
    case 'WebhookPaused':
    case 'WebhookResumed':
    case 'WebhookTested':
    case 'DeliveriesResent':
      return { ...data, webhook: evolveWebhook(data.webhook, event) };
    case 'SubscriberSuspended':
    case 'SubscriberResumed':
    case 'SubscriberRemoved':
      return data;
  }
}

/** Whether a token of this id lets the subscriber in at that moment. */
export const letsIn = (
  { feedKeyId, formerKeyId, formerEndsAt }: Pick<SubscriberData, 'feedKeyId' | 'formerKeyId' | 'formerEndsAt'>,
  keyId: string,
  now: string,
): boolean => keyId === feedKeyId || (keyId === formerKeyId && formerEndsAt !== null && now < formerEndsAt);
