import type { IntegrationEvent, Topic } from '@talentlog/contracts';
import type { Said } from '@talentlog/domain/integration';
import type {
  CommandClient,
  FollowerParts,
  OpenedEvent,
  PeerOptions,
  PersonRead,
  WebhookDeliveries,
  WebhookPost,
} from '@talentlog/runtime';

/** Where a subscriber wants to be called, as it is at the moment of asking. */
export interface WebhookEndpoint {
  readonly subscriberId: string;
  readonly url: string;
  /** The secret in force, and the former one while it signs along. */
  readonly secrets: readonly string[];
  /** What it may be told. */
  readonly topics: readonly Topic[];
  /** Of what was before nothing is sent by itself. */
  readonly since: string;
  readonly isPaused: boolean;
  /** Paused by us, because nobody there takes anything; an administrator has to look. */
  readonly isGivenUp: boolean;
}

/** The webhooks there are. */
export interface Webhooks {
  all(): Promise<readonly WebhookEndpoint[]>;
  /** Undefined where a subscriber has none, or is no more. */
  of(subscriberId: string): Promise<WebhookEndpoint | undefined>;
}

/** What other systems are told, and in which words. */
export interface Told {
  /** Types of our events of which anything is told. */
  readonly types: readonly string[];
  of(event: OpenedEvent): readonly IntegrationEvent[];
  /** As this subscriber may read it now; undefined where it is not for them. */
  for(subscriberId: string, event: IntegrationEvent): Promise<Said | undefined>;
  /** The call that shows whether somebody listens. */
  test(subscriberId: string, asked: OpenedEvent): Said;
}

export interface WebhooksParts extends FollowerParts {
  readonly deliveries: WebhookDeliveries;
  readonly post: WebhookPost;
  readonly commands: CommandClient;
  readonly webhooks: Webhooks;
  readonly told: Told;
  /** Keeps that a subscriber was sent something of a person; durable before it resolves. */
  readonly noteRead: (read: Omit<PersonRead, 'part'>) => Promise<void>;
  readonly waits?: readonly number[];
  /** Told of each call that was made. */
  readonly onCall?: PeerOptions['onCall'];
}
