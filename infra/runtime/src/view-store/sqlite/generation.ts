import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogPosition } from '../../event-store/port.ts';
import { Turns } from '../../turns.ts';
import { type BatchWriter, type Changes, Fenced, type Generation, type UnprojectedEvent } from '../generation.ts';
import { Batch } from './batch.ts';
import type { Catalog } from './catalog.ts';
import type { Commits } from './commits.ts';
import type { Fillings } from './fills.ts';
import { restore } from './restored-arrays.ts';
import type { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';

/** What a generation asks of its store. */
export interface Home {
  readonly statements: Statements;
  readonly catalog: Catalog;
  readonly commits: Commits;
  readonly fillings: Fillings;
  /** Makes it the one that answers, and drops the one before. */
  promote(generation: SqliteGeneration): Promise<void>;
}

/**
 * A batch loads rows as it goes and is written in one short transaction at its end, checkpoint included: no transaction waits for a
 * projector, so that other generations, and readers, use the same connection meanwhile. Where another connection wrote since this
 * store last did, every batch that is under way is refused, because what it read may be of before.
 */
export class SqliteGeneration implements Generation {
  /** As far as this holder knows: where another one moved the checkpoint, it may write no more. */
  private position: LogPosition;
  private readonly turns = new Turns();

  constructor(
    private readonly home: Home,
    readonly projector: string,
    readonly number: number,
    readonly current: boolean,
    readonly tables: ReadonlyMap<string, ViewTable>,
  ) {
    this.position = home.catalog.checkpoint(number);
  }

  async checkpoint(): Promise<LogPosition> {
    return this.home.catalog.checkpoint(this.number);
  }

  async parked(): Promise<readonly UnprojectedEvent[]> {
    return this.home.catalog.parked(this.number);
  }

  transact(checkpoint: LogPosition, work: (writer: BatchWriter) => Promise<void>): Promise<Changes> {
    return this.turns.take(async () => {
      if (checkpoint < this.position)
        throw new RangeError(`${this.projector}: ${checkpoint} lies before ${this.position}`);
      const batch = new Batch(this.home.statements, this.number, this.tables);
      await batch.run(work);
      return this.commit(batch, checkpoint);
    });
  }

  private async commit(batch: Batch, checkpoint: LogPosition): Promise<Changes> {
    const { commits, catalog } = this.home;
    const arrays = [...this.tables.values()].map(({ layout }) => ({ layout, known: [...layout.arrays] }));
    try {
      const changes = await commits.add((undisturbed) => {
        if (!undisturbed || !catalog.advance(this.number, this.position, checkpoint)) throw new Fenced(this);
        return batch.flush();
      });
      this.position = checkpoint;
      return changes;
    } catch (error) {
      for (const { layout, known } of arrays) restore(layout.arrays, known);
      throw error;
    }
  }

  /** Deletes the rows, between two batches. */
  purge(view: string, ids: readonly string[]): Promise<void> {
    return this.turns.take(async () =>
      this.home.statements.transaction(() => {
        for (const id of ids) this.tables.get(view)?.remove(id);
      }),
    );
  }

  get lacksIndexes(): boolean {
    return [...this.tables.values()].some(({ layout }) => layout.missing.length > 0);
  }

  index(): void {
    for (const { layout } of this.tables.values())
      for (const columns of layout.missing) layout.index(this.home.statements, columns);
  }

  async finish(): Promise<void> {
    for (const { layout } of this.tables.values())
      for (const columns of layout.missing) {
        layout.index(this.home.statements, columns);
        await nextTurn();
      }
    this.home.fillings.end(this.number);
  }

  async goLive(): Promise<void> {
    await this.finish();
    await this.home.promote(this);
  }
}
