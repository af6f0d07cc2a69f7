import type { LogPosition } from '../event-store/port.ts';
import type {
  DeliveryCounts,
  DeliveryName,
  DeliveryPage,
  LastAnswer,
  NewDelivery,
  NewReplay,
  Replay,
  ReplayStep,
  WebhookDelivery,
} from './rows.ts';

/**
 * What is to be sent to which subscriber, and what became of it: one row for a subscriber and a public event. It holds no body and
 * nobody's data; what is sent is read from the log at that moment, so that whoever was erased meanwhile is not in it. Whatever it is
 * told is durable before it resolves.
 */
export interface WebhookDeliveries {
  /**
   * Keeps what is to be sent, all or none. A row that is known stays as it is, unless `round` is later than the one it was kept for:
   * then it waits again, under the same id.
   */
  enqueue(deliveries: readonly NewDelivery[], round: LogPosition, at: number): Promise<void>;
  /**
   * The oldest that are due for a subscriber, one of each key: what comes after it in its key waits for it, also while it is parked, unless
   * it was parked because it cannot be read.
   * They are not due again before `until`, so that two senders do not send the same, and one that dies sends it later.
   */
  take(
    subscriberId: string,
    now: number,
    limits: { readonly until: number; readonly limit: number },
  ): Promise<readonly WebhookDelivery[]>;
  /** Who listens there has it. */
  delivered(delivery: DeliveryName, answer: LastAnswer): Promise<void>;
  /** Not taken: tried again at `next`, or parked where that is undefined. */
  failed(delivery: DeliveryName, answer: LastAnswer, next: number | undefined): Promise<void>;
  /** Nothing was tried: it is due at `next`. */
  postpone(delivery: DeliveryName, next: number): Promise<void>;
  /** There is nothing to be sent any more. */
  drop(delivery: DeliveryName): Promise<void>;
  /** All of a subscriber that is no more, and what was to be sent again to it. */
  dropAllOf(subscriberId: string): Promise<void>;
  /** Has these sent again under their ids, unless that was asked for in this round already; answers how many of them are known. */
  resend(subscriberId: string, eventIds: readonly string[], round: LogPosition, at: number): Promise<number>;
  /** What waits for a subscriber begins anew, with all its tries: somebody mended its endpoint. */
  restart(subscriberId: string, at: number): Promise<void>;
  /** Makes what waits for a subscriber due now: its endpoint is back. */
  hasten(subscriberId: string, now: number): Promise<void>;
  /** Whether a subscriber took anything since then. */
  tookSince(subscriberId: string, since: number): Promise<boolean>;
  /** Keeps that all since then is to be sent again. A round that is known stays as it is; a later one takes the place of the one before. */
  beginReplay(replay: NewReplay): Promise<void>;
  /** What is to be sent again to a subscriber, and how far that was looked through; undefined where nothing is. */
  replay(subscriberId: string): Promise<Replay | undefined>;
  /** Keeps what was found for a replay and how far it came, both or neither; over where that is its round. Nothing where another took its place. */
  replayed(replay: Pick<Replay, 'subscriberId' | 'round'>, step: ReplayStep): Promise<void>;
  /** When something is due next for a subscriber; undefined where nothing waits, or all of it stands behind what is parked. */
  next(subscriberId: string): Promise<number | undefined>;
  /** The newest of a subscriber, those of a state alone where one is named. */
  list(subscriberId: string, page: DeliveryPage): Promise<readonly WebhookDelivery[]>;
  /** How many there are, by subscriber. */
  counts(): Promise<readonly DeliveryCounts[]>;
  /** Forgets what was delivered before then; answers how many. */
  forget(before: number): Promise<number>;
  close(): Promise<void>;
}
