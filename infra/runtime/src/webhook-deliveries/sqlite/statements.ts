import type { WebhookAnswer } from '../../webhooks/port.ts';
import type { DeliveryName, DeliveryState, NewDelivery, WebhookDelivery } from '../rows.ts';

/**
 * `turn`: nothing of its key stands before it. Only those are looked at by who sends, however many wait behind them. How many there are of
 * a state is counted as rows change: a month of calls is a million rows, and pages and metrics ask every few seconds.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS deliveries (
    subscriber_id TEXT NOT NULL, event_id TEXT NOT NULL, key TEXT NOT NULL, type TEXT NOT NULL, position TEXT NOT NULL,
    stream TEXT NOT NULL, revision INTEGER NOT NULL, part INTEGER NOT NULL, round TEXT NOT NULL, state TEXT NOT NULL,
    turn INTEGER NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0, since INTEGER NOT NULL, next_at INTEGER NOT NULL,
    answer TEXT, status INTEGER, answered_at INTEGER, PRIMARY KEY (subscriber_id, event_id)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (subscriber_id, next_at) WHERE turn = 1 AND state = 'waiting';
  CREATE INDEX IF NOT EXISTS deliveries_lanes ON deliveries (subscriber_id, key, position, part) WHERE state <> 'delivered';
  CREATE INDEX IF NOT EXISTS deliveries_turns ON deliveries (subscriber_id, key) WHERE turn = 1;
  CREATE INDEX IF NOT EXISTS deliveries_listed ON deliveries (subscriber_id, position, part);
  CREATE INDEX IF NOT EXISTS deliveries_old ON deliveries (answered_at) WHERE state = 'delivered';
  CREATE INDEX IF NOT EXISTS deliveries_took ON deliveries (subscriber_id, answered_at) WHERE state = 'delivered';
  CREATE INDEX IF NOT EXISTS deliveries_states ON deliveries (subscriber_id, state, position, part);
  CREATE INDEX IF NOT EXISTS deliveries_oldest ON deliveries (subscriber_id, since) WHERE state <> 'delivered';
  CREATE INDEX IF NOT EXISTS deliveries_retried ON deliveries (subscriber_id) WHERE state = 'waiting' AND tries > 0;
  CREATE TABLE IF NOT EXISTS delivery_counts (
    subscriber_id TEXT NOT NULL, state TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (subscriber_id, state)) STRICT, WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS deliveries_came AFTER INSERT ON deliveries BEGIN
    INSERT INTO delivery_counts VALUES (new.subscriber_id, new.state, 1) ON CONFLICT DO UPDATE SET n = n + 1; END;
  CREATE TRIGGER IF NOT EXISTS deliveries_moved AFTER UPDATE OF state ON deliveries WHEN new.state <> old.state BEGIN
    UPDATE delivery_counts SET n = n - 1 WHERE subscriber_id = old.subscriber_id AND state = old.state;
    INSERT INTO delivery_counts VALUES (new.subscriber_id, new.state, 1) ON CONFLICT DO UPDATE SET n = n + 1; END;
  CREATE TRIGGER IF NOT EXISTS deliveries_went AFTER DELETE ON deliveries BEGIN
    UPDATE delivery_counts SET n = n - 1 WHERE subscriber_id = old.subscriber_id AND state = old.state; END;
  INSERT INTO delivery_counts SELECT subscriber_id, state, count(*) FROM deliveries
    WHERE NOT EXISTS (SELECT 1 FROM delivery_counts) GROUP BY subscriber_id, state;
  CREATE TABLE IF NOT EXISTS replays (
    subscriber_id TEXT PRIMARY KEY, round TEXT NOT NULL, since TEXT NOT NULL, reached TEXT NOT NULL) STRICT, WITHOUT ROWID;`;

const one = 'subscriber_id = @subscriberId AND event_id = @eventId';
const lane = 'subscriber_id = @subscriberId AND key = @key';
const columns = `subscriber_id AS subscriberId, event_id AS eventId, key, type, position, stream, revision, part, state, tries, since,
  next_at AS nextAt, answer, status, answered_at AS answeredAt`;
const counted = (state: DeliveryState) => `sum(CASE state WHEN '${state}' THEN n ELSE 0 END) AS ${state}`;
/** What cannot be sent, because it cannot be read: nobody behind it waits for it. */
const cannotBe = "state = 'parked' AND answer IS 'unreadable'";
const newest = 'ORDER BY position DESC, part DESC LIMIT ? OFFSET ?';

/** A row as it lies there. */
export interface Row extends NewDelivery {
  readonly state: DeliveryState;
  readonly tries: number;
  readonly since: number;
  readonly nextAt: number;
  readonly answer: WebhookAnswer | null;
  readonly status: number | null;
  readonly answeredAt: number | null;
}

/** What a row tells. */
export const deliveryOf = ({ answer, status, answeredAt, ...row }: Row): WebhookDelivery => ({
  ...row,
  last:
    answer === null || answeredAt === null ? null : { answer, at: answeredAt, ...(status === null ? {} : { status }) },
});

/** A row and how its call ended. */
export type Answered = DeliveryName & { readonly answer: string; readonly status: number | null; readonly at: number };
/** Rows that follow each other. */
export type Lane = Pick<NewDelivery, 'subscriberId' | 'key'>;

/** Statements of the file. */
export const texts = {
  put: `INSERT INTO deliveries (subscriber_id, event_id, key, type, position, stream, revision, part, round, state, since, next_at)
     VALUES (@subscriberId, @eventId, @key, @type, @position, @stream, @revision, @part, @round, 'waiting', @at, @at)
     ON CONFLICT DO UPDATE SET round = excluded.round, state = 'waiting', tries = 0, since = excluded.since, next_at = excluded.next_at
     WHERE excluded.round > round`,
  first: `SELECT event_id AS eventId FROM deliveries WHERE ${lane} AND state <> 'delivered' AND NOT (${cannotBe})
     ORDER BY position, part LIMIT 1`,
  noTurn: `UPDATE deliveries SET turn = 0 WHERE ${lane} AND turn = 1 AND event_id <> @first`,
  turn: `UPDATE deliveries SET turn = 1 WHERE ${one} AND turn = 0`,
  key: `SELECT key FROM deliveries WHERE ${one}`,
  take: `SELECT ${columns} FROM deliveries WHERE subscriber_id = ? AND turn = 1 AND state = 'waiting' AND next_at <= ?
     ORDER BY next_at, position, part LIMIT ?`,
  next: "SELECT min(next_at) AS next FROM deliveries WHERE subscriber_id = ? AND turn = 1 AND state = 'waiting'",
  delivered: `UPDATE deliveries SET state = 'delivered', tries = tries + 1, answer = @answer, status = @status, answered_at = @at
     WHERE ${one} AND state <> 'delivered'`,
  failed: `UPDATE deliveries SET state = @state, next_at = @next, tries = tries + 1, answer = @answer, status = @status, answered_at = @at
     WHERE ${one} AND state = 'waiting'`,
  postpone: `UPDATE deliveries SET next_at = @next WHERE ${one} AND state = 'waiting'`,
  drop: `DELETE FROM deliveries WHERE ${one}`,
  dropAllOf: 'DELETE FROM deliveries WHERE subscriber_id = ?',
  again: `UPDATE deliveries SET round = @round, state = 'waiting', tries = 0, since = @at, next_at = @at
     WHERE ${one} AND round < @round`,
  restart: `UPDATE deliveries SET tries = 0, since = @at, next_at = @at WHERE subscriber_id = @subscriberId AND state = 'waiting'`,
  hasten:
    "UPDATE deliveries SET next_at = ? WHERE subscriber_id = ? AND turn = 1 AND state = 'waiting' AND next_at > ?",
  list: `SELECT ${columns} FROM deliveries WHERE subscriber_id = ? ${newest}`,
  listOf: `SELECT ${columns} FROM deliveries WHERE subscriber_id = ? AND state = ? ${newest}`,
  counts: `SELECT subscriber_id AS subscriberId, ${counted('waiting')}, ${counted('parked')}, ${counted('delivered')},
       (SELECT count(*) FROM deliveries AS one INDEXED BY deliveries_retried WHERE one.subscriber_id = c.subscriber_id AND state = 'waiting' AND tries > 0) AS retried,
       (SELECT min(since) FROM deliveries AS one WHERE one.subscriber_id = c.subscriber_id AND state <> 'delivered') AS oldest
     FROM delivery_counts AS c GROUP BY subscriber_id HAVING sum(n) > 0 ORDER BY subscriber_id`,
  tookSince: `SELECT 1 AS took FROM deliveries WHERE subscriber_id = ? AND state = 'delivered' AND answered_at >= ? LIMIT 1`,
  beginReplay: `INSERT INTO replays (subscriber_id, round, since, reached) VALUES (@subscriberId, @round, @since, @reached)
     ON CONFLICT DO UPDATE SET round = excluded.round, since = excluded.since, reached = excluded.reached WHERE excluded.round > round`,
  replay: `SELECT subscriber_id AS subscriberId, round, since, reached FROM replays WHERE subscriber_id = ? AND reached < round`,
  replayed: 'UPDATE replays SET reached = @reached WHERE subscriber_id = @subscriberId AND round = @round',
  dropReplay: 'DELETE FROM replays WHERE subscriber_id = ?',
  forget: "DELETE FROM deliveries WHERE state = 'delivered' AND answered_at < ?",
} as const;
