import type { LogPosition } from '../event-store/port.ts';
import type { WebhookAnswer } from '../webhooks/port.ts';

export interface DeliveryName {
  readonly subscriberId: string;
  /** Of the public event: what the receiver knows it by, however often it comes. */
  readonly eventId: string;
}

/** `parked`: given up until somebody has it sent again. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked';

export interface NewDelivery extends DeliveryName {
  /** Those of one key come in their order. */
  readonly key: string;
  /** What kind of public event it is. */
  readonly type: string;
  /** Where it is read again: the event, and which of its public events. */
  readonly position: LogPosition;
  readonly stream: string;
  readonly revision: number;
  readonly part: number;
}

/** All that a subscriber was told since an instant, to be sent again. */
export interface NewReplay {
  readonly subscriberId: string;
  /** Where it was asked for; what comes after is sent anyway. */
  readonly round: LogPosition;
  /** Instant, ISO 8601 UTC. */
  readonly since: string;
}

export interface Replay extends NewReplay {
  /** The log was looked through up to here; the first position of all where nothing was yet. */
  readonly reached: LogPosition;
}

export interface ReplayStep {
  readonly found: readonly NewDelivery[];
  readonly reached: LogPosition;
  readonly at: number;
}

export interface LastAnswer {
  readonly answer: WebhookAnswer;
  readonly status?: number;
  readonly at: number;
}

export interface WebhookDelivery extends NewDelivery {
  readonly state: DeliveryState;
  readonly tries: number;
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number;
  readonly nextAt: number;
  readonly last: LastAnswer | null;
}

export interface DeliveryPage {
  readonly state?: DeliveryState;
  readonly limit: number;
  readonly offset?: number;
}

export interface DeliveryCounts {
  readonly subscriberId: string;
  readonly waiting: number;
  /** Those of the waiting that were tried, and nobody took. */
  readonly retried: number;
  readonly parked: number;
  readonly delivered: number;
  /** Since when the oldest of those waits that are not delivered. */
  readonly oldest: number | null;
}
