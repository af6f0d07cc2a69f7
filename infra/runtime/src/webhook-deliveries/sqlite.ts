import type Database from 'better-sqlite3';
import { GroupCommit } from '../disk/sqlite/group-commit.ts';
import { openSqliteFile } from '../disk/sqlite/open-file.ts';
import { START } from '../event-store/port.ts';
import type { WebhookDeliveries } from './port.ts';
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
import { type Answered, deliveryOf, type Lane, type Row, schema, texts } from './sqlite/statements.ts';

/** Opens (and makes) the file. Rejects when it cannot be opened or synced. */
export async function openSqliteWebhookDeliveries({ file }: { readonly file: string }): Promise<WebhookDeliveries> {
  return new SqliteWebhookDeliveries(openSqliteFile(file, schema));
}

class SqliteWebhookDeliveries implements WebhookDeliveries {
  private readonly sql;
  private readonly writes: GroupCommit;

  constructor(private readonly db: Database.Database) {
    this.sql = {
      put: db.prepare<[NewDelivery & { readonly round: string; readonly at: number }]>(texts.put),
      first: db.prepare<[Lane], { eventId: string }>(texts.first),
      noTurn: db.prepare<[Lane & { readonly first: string }]>(texts.noTurn),
      turn: db.prepare<[DeliveryName]>(texts.turn),
      key: db.prepare<[DeliveryName], { key: string }>(texts.key),
      take: db.prepare<[string, number, number], Row>(texts.take),
      next: db.prepare<[string], { next: number | null }>(texts.next),
      delivered: db.prepare<[Answered]>(texts.delivered),
      failed: db.prepare<[Answered & { readonly state: string; readonly next: number }]>(texts.failed),
      postpone: db.prepare<[DeliveryName & { readonly next: number }]>(texts.postpone),
      drop: db.prepare<[DeliveryName]>(texts.drop),
      dropAllOf: db.prepare<[string]>(texts.dropAllOf),
      again: db.prepare<[DeliveryName & { readonly round: string; readonly at: number }]>(texts.again),
      restart: db.prepare<[{ readonly subscriberId: string; readonly at: number }]>(texts.restart),
      hasten: db.prepare<[number, string, number]>(texts.hasten),
      list: db.prepare<[string, number, number], Row>(texts.list),
      listOf: db.prepare<[string, string, number, number], Row>(texts.listOf),
      counts: db.prepare<[], DeliveryCounts>(texts.counts),
      tookSince: db.prepare<[string, number]>(texts.tookSince),
      beginReplay: db.prepare<[Replay]>(texts.beginReplay),
      replay: db.prepare<[string], Replay>(texts.replay),
      replayed: db.prepare<[Omit<Replay, 'since'>]>(texts.replayed),
      dropReplay: db.prepare<[string]>(texts.dropReplay),
      forget: db.prepare<[number]>(texts.forget),
    };
    this.writes = new GroupCommit(db);
  }

  async enqueue(deliveries: readonly NewDelivery[], round: string, at: number): Promise<void> {
    if (deliveries.length === 0) return;
    await this.writes.add(() => this.put(deliveries, round, at));
  }

  async take(
    subscriberId: string,
    now: number,
    { until, limit }: { readonly until: number; readonly limit: number },
  ): Promise<readonly WebhookDelivery[]> {
    const take = () => {
      const found = this.sql.take.all(subscriberId, now, limit).map(deliveryOf);
      for (const one of found) this.sql.postpone.run({ ...nameOf(one), next: until });
      return found;
    };
    return this.db.transaction(take).immediate();
  }

  async delivered(delivery: DeliveryName, answer: LastAnswer): Promise<void> {
    await this.ended(delivery, () => this.sql.delivered.run(withAnswer(delivery, answer)).changes);
  }

  async failed(delivery: DeliveryName, answer: LastAnswer, next: number | undefined): Promise<void> {
    const state = next === undefined ? 'parked' : 'waiting';
    const change = () =>
      this.sql.failed.run({ ...withAnswer(delivery, answer), state, next: next ?? answer.at }).changes;
    await this.ended(delivery, change);
  }

  async postpone(delivery: DeliveryName, next: number): Promise<void> {
    await this.writes.add(() => void this.sql.postpone.run({ ...nameOf(delivery), next }));
  }

  async drop(delivery: DeliveryName): Promise<void> {
    await this.ended(delivery, () => this.sql.drop.run(nameOf(delivery)).changes);
  }

  async dropAllOf(subscriberId: string): Promise<void> {
    await this.writes.add(() => {
      this.sql.dropAllOf.run(subscriberId);
      this.sql.dropReplay.run(subscriberId);
    });
  }

  async resend(subscriberId: string, eventIds: readonly string[], round: string, at: number): Promise<number> {
    let known = 0;
    await this.writes.add(() => {
      for (const eventId of eventIds) {
        const one = this.sql.key.get({ subscriberId, eventId });
        if (one === undefined) continue;
        known += 1;
        if (this.sql.again.run({ subscriberId, eventId, round, at }).changes > 0)
          this.turn({ subscriberId, key: one.key });
      }
    });
    return known;
  }

  async restart(subscriberId: string, at: number): Promise<void> {
    await this.writes.add(() => void this.sql.restart.run({ subscriberId, at }));
  }

  async hasten(subscriberId: string, now: number): Promise<void> {
    await this.writes.add(() => void this.sql.hasten.run(now, subscriberId, now));
  }

  async tookSince(subscriberId: string, since: number): Promise<boolean> {
    return this.sql.tookSince.get(subscriberId, since) !== undefined;
  }

  async beginReplay({ subscriberId, round, since }: NewReplay): Promise<void> {
    await this.writes.add(() => void this.sql.beginReplay.run({ subscriberId, round, since, reached: START }));
  }

  async replay(subscriberId: string): Promise<Replay | undefined> {
    return this.sql.replay.get(subscriberId);
  }

  async replayed(
    { subscriberId, round }: Pick<Replay, 'subscriberId' | 'round'>,
    { found, reached, at }: ReplayStep,
  ): Promise<void> {
    await this.writes.add(() => {
      if (this.sql.replayed.run({ subscriberId, round, reached }).changes > 0) this.put(found, round, at);
    });
  }

  async next(subscriberId: string): Promise<number | undefined> {
    return this.sql.next.get(subscriberId)?.next ?? undefined;
  }

  async list(subscriberId: string, { state, limit, offset = 0 }: DeliveryPage): Promise<readonly WebhookDelivery[]> {
    const rows =
      state === undefined
        ? this.sql.list.all(subscriberId, limit, offset)
        : this.sql.listOf.all(subscriberId, state, limit, offset);
    return rows.map(deliveryOf);
  }

  async counts(): Promise<readonly DeliveryCounts[]> {
    return this.sql.counts.all();
  }

  async forget(before: number): Promise<number> {
    let gone = 0;
    await this.writes.add(() => {
      gone = this.sql.forget.run(before).changes;
    });
    return gone;
  }

  async close(): Promise<void> {
    if (this.db.open) this.writes.flush();
    this.db.close();
  }

  /** Each that is new, or of an earlier round. */
  private put(deliveries: readonly NewDelivery[], round: string, at: number): void {
    for (const one of deliveries) if (this.sql.put.run({ ...one, round, at }).changes > 0) this.turn(one);
  }

  /** One may have left the row of its key: whose turn it is now is due. */
  private async ended(delivery: DeliveryName, change: () => number): Promise<void> {
    await this.writes.add(() => {
      const key = this.sql.key.get(nameOf(delivery))?.key;
      if (key !== undefined && change() > 0) this.turn({ subscriberId: delivery.subscriberId, key });
    });
  }

  /** It is the turn of the oldest of a key that is not delivered, and of no other. */
  private turn(lane: Pick<NewDelivery, 'subscriberId' | 'key'>): void {
    const { subscriberId, key } = lane;
    const first = this.sql.first.get({ subscriberId, key })?.eventId;
    this.sql.noTurn.run({ subscriberId, key, first: first ?? '' });
    if (first !== undefined) this.sql.turn.run({ subscriberId, eventId: first });
  }
}

const nameOf = ({ subscriberId, eventId }: DeliveryName): DeliveryName => ({ subscriberId, eventId });
const withAnswer = (delivery: DeliveryName, { answer, status, at }: LastAnswer) => ({
  ...nameOf(delivery),
  answer,
  status: status ?? null,
  at,
});
