import type { LogPosition } from '../../event-store/port.ts';
import { Turns } from '../../turns.ts';
import { type BatchWriter, type Changes, Fenced, type Generation, type UnprojectedEvent } from '../generation.ts';
import type { ProjectorSchema } from '../schema.ts';
import { fingerprintOf } from '../shape.ts';
import { Batch } from './batch.ts';
import type { Commits, Standing } from './commits.ts';
import { parkedIn } from './parked.ts';
import { collectionOf, fingerprinted, type GenerationRecord, generationId, layoutsOf } from './records.ts';
import type { Rows } from './rows.ts';
import { type Known, learnArrays, MongoTable, nothingKnown } from './table.ts';
import { written } from './written.ts';

/** What a generation asks of its store. */
export interface Home {
  readonly rows: Rows;
  readonly commits: Commits;
  /** Makes it the one that answers, and drops the one before. */
  promote(generation: MongoGeneration): Promise<void>;
}

/**
 * A batch counts from the moment that its turn is taken, which one holder alone can do who knew the turn before; its rows follow, and
 * the checkpoint after them. See Commits for what becomes of one that is cut in between.
 */
export class MongoGeneration implements Generation {
  /** As far as this holder knows; undefined after a failure, until it asks where the generation stands. */
  private standing: Standing | undefined;
  private finished = false;
  private readonly turns = new Turns();

  private constructor(
    private readonly home: Home,
    readonly record: GenerationRecord,
    readonly current: boolean,
    readonly tables: ReadonlyMap<string, MongoTable>,
    private readonly known: Known,
  ) {
    this.standing = { turn: record.turn, position: record.position };
  }

  /** A generation as it is recorded; `schema` is what its projector wants today. */
  static of(home: Home, schema: ProjectorSchema | undefined, record: GenerationRecord): MongoGeneration {
    const current = schema !== undefined && record.fingerprint === fingerprinted(fingerprintOf(schema));
    const views = new Map(current ? schema.views.map((view) => [view.name, view]) : []);
    const known = nothingKnown();
    const tables = layoutsOf(record).map((layout) => {
      const { name } = layout.shape;
      return [name, new MongoTable(home.rows, layout, views.get(name), known)] as const;
    });
    return new MongoGeneration(home, record, current, new Map(tables), known);
  }

  get projector(): string {
    return this.record.projector;
  }

  get number(): number {
    return this.record.number;
  }

  get id(): string {
    return generationId(this.projector, this.number);
  }

  /** Whoever failed, or was fenced, and asks, knows what others wrote, and may go on from there. */
  async checkpoint(): Promise<LogPosition> {
    const found = await this.home.commits.settled(this.id);
    if (this.standing === undefined) {
      this.known.clear();
      this.standing = found;
    }
    return found.position;
  }

  parked(): Promise<readonly UnprojectedEvent[]> {
    return parkedIn(this.home.rows, collectionOf(this.projector, this.number));
  }

  transact(checkpoint: LogPosition, work: (writer: BatchWriter) => Promise<void>): Promise<Changes> {
    return this.turns.take(async () => {
      const { standing } = this;
      if (standing === undefined) throw new Fenced(this);
      if (checkpoint < standing.position)
        throw new RangeError(`${this.projector}: ${checkpoint} lies before ${standing.position}`);
      const batch = new Batch(this.tables);
      await batch.run(work);
      return this.commit(batch, standing, checkpoint);
    });
  }

  private async commit(batch: Batch, from: Standing, position: LogPosition): Promise<Changes> {
    const { id } = this;
    const made = written(batch, { turn: from.turn + 1, position }, collectionOf(this.projector, this.number));
    // Until it is known how this ends, nothing is.
    this.standing = undefined;
    const standing = await this.home.commits.make({ id, from, position, ...made });
    if (standing === undefined) throw new Fenced(this);
    const changes = new Map<string, readonly string[]>();
    for (const [view, { table, changed }] of batch.touched) {
      for (const { id, next } of changed) table.keep(id, next ?? null);
      if (changed.length > 0)
        changes.set(
          view,
          changed.map(({ id }) => id),
        );
    }
    this.standing = standing;
    const isNew = learnArrays(this.tables, made.arrays);
    // Lists answer the same without that index; the next opening makes it where this fails.
    if (isNew && this.finished) await this.finish().catch(() => undefined);
    return changes;
  }

  /** Deletes the rows, between two batches, whoever writes them; nobody who read them before writes them back. */
  purge(view: string, ids: readonly string[]): Promise<void> {
    return this.turns.take(async () => {
      const { layout } = this.tables.get(view) ?? {};
      if (layout === undefined || ids.length === 0) return;
      const { from, to } = await this.home.commits.remove(this.id, layout.collection, ids);
      if (this.standing?.turn === from.turn) this.standing = to;
      this.known.clear();
    });
  }

  async finish(): Promise<void> {
    for (const table of this.tables.values()) await table.index();
    this.finished = true;
  }

  async goLive(): Promise<void> {
    await this.finish();
    await this.home.promote(this);
  }
}
