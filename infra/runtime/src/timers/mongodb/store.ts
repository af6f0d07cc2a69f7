import type { AnyBulkWriteOperation, Db } from 'mongodb';
import { type LogPosition, START } from '../../event-store/port.ts';
import { upserted } from '../../mongodb/duplicate.ts';
import { type Named, Place } from '../../mongodb/place.ts';
import type { Timer, TimerChange, Timers } from '../port.ts';
import { type Folded, folded, type Setting } from './changes.ts';

/** A timer, or what is left of one that fired or was cancelled: its id and place, so that no late reader of the log sets it again. */
interface Kept extends Named {
  /** Of the event that said so last. */
  readonly position: LogPosition | '';
  /** When it is due, or due again; absent where it is over. */
  readonly tryAt?: string;
  readonly dueAt?: string;
  readonly payload?: string;
  readonly fireId?: string;
  readonly failures?: number;
  /** When it was over. */
  readonly overAt?: Date;
}

/** Longer than any reader of the log stands still before it goes on where it was. */
const overKeptMs = 30 * 86_400_000;
const sweepEveryMs = 3_600_000;
const contents = { tryAt: '', dueAt: '', payload: '', fireId: '', failures: '' };

/** Opens the timers, one document each; `clock` says when what is over may go. */
export async function openMongoTimers({ db, clock = Date.now }: MongoTimersParts): Promise<Timers> {
  const place = new Place(db, 'timers');
  const timers = place.of<Kept>('timers');
  await timers.createIndex({ tryAt: 1, _id: 1 });
  await timers.createIndex({ overAt: 1 });
  return new MongoTimers(place, clock);
}

interface MongoTimersParts {
  readonly db: Db;
  readonly clock?: () => number;
}

class MongoTimers implements Timers {
  private readonly listeners = new Set<() => void>();
  private sweptAt = 0;

  constructor(
    private readonly place: Place,
    private readonly clock: () => number,
  ) {}

  private get timers() {
    return this.place.of<Kept>('timers');
  }

  /**
   * Each timer takes a change only from a later event than its last one, so that an event read twice, or by a reader that slept, changes
   * nothing. Where the process dies among the changes of an event, the event is read again and the rest of them made.
   */
  async apply(position: LogPosition, changes: readonly TimerChange[]): Promise<void> {
    if (changes.length === 0) return;
    const { timers } = this;
    const all = folded(position, changes);
    await this.cancelBegunSo(position, all);
    if (all.timers.length > 0) {
      await upserted(() => timers.bulkWrite(all.timers.map(([_id]) => seed(_id))));
      await timers.bulkWrite(all.timers.map(([_id, setting]) => this.change(_id, position, setting)));
    }
    await this.sweep();
    if (changes.some((change) => 'set' in change)) for (const listener of this.listeners) listener();
  }

  private async cancelBegunSo(position: LogPosition, { prefixes, timers }: Folded): Promise<void> {
    const named = timers.map(([id]) => id);
    for (const prefix of prefixes)
      await this.timers.updateMany(
        { $and: [{ _id: { $regex: `^${escaped(prefix)}` } }, { _id: { $nin: named } }], position: { $lt: position } },
        this.over(position),
      );
  }

  private change(_id: string, position: LogPosition, setting: Setting | undefined): AnyBulkWriteOperation<Kept> {
    const set = setting && { ...setting, tryAt: setting.dueAt, failures: 0, position };
    const update = set ? { $set: set, $unset: { overAt: '' as const } } : this.over(position);
    return { updateOne: { filter: { _id, position: { $lt: position } }, update } };
  }

  private over = (position?: LogPosition) => ({
    $set: { overAt: new Date(this.clock()), ...(position === undefined ? {} : { position }) },
    $unset: contents as Record<keyof typeof contents, ''>,
  });

  async formerPlace(): Promise<LogPosition> {
    return START;
  }

  async due(now: string, limit: number): Promise<readonly Timer[]> {
    const due = this.timers.find({ tryAt: { $lte: now } }).sort({ tryAt: 1, _id: 1 });
    return (await due.limit(limit).toArray()).map(
      ({ _id, dueAt = '', payload = 'null', fireId = '', failures = 0 }) => ({
        id: _id,
        dueAt,
        payload: JSON.parse(payload) as unknown,
        fireId,
        failures,
      }),
    );
  }

  async done({ id, fireId }: Timer): Promise<void> {
    await this.timers.updateOne({ _id: id, fireId }, this.over());
  }

  async postpone({ id, fireId }: Timer, until: string): Promise<void> {
    await this.timers.updateOne({ _id: id, fireId }, { $set: { tryAt: until }, $inc: { failures: 1 } });
  }

  async next(): Promise<string | undefined> {
    const [first] = await this.timers
      .find({ tryAt: { $gt: '' } })
      .sort({ tryAt: 1, _id: 1 })
      .limit(1)
      .toArray();
    return first?.tryAt;
  }

  onSet(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.place.close();
  }

  private async sweep(): Promise<void> {
    const now = this.clock();
    if (now - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = now;
    await this.timers.deleteMany({ overAt: { $lt: new Date(now - overKeptMs) } });
  }
}

/** It is there before it is changed, so that a change has one guard alone. */
const seed = (_id: string): AnyBulkWriteOperation<Kept> => ({
  updateOne: { filter: { _id }, update: { $setOnInsert: { position: '', overAt: new Date() } }, upsert: true },
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
