import type { Position } from '../../event-store/port.ts';
import type { BatchWriter, Changes, Generation, UnprojectedEvent } from '../port.ts';
import { Batch } from './batch.ts';
import type { Catalog } from './catalog.ts';
import type { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';

/** What a generation asks of its store. */
export interface Home {
  readonly statements: Statements;
  readonly catalog: Catalog;
  isLive(generation: SqliteGeneration): boolean;
  /** Makes it the one that answers, and drops the one before. */
  promote(generation: SqliteGeneration): Promise<void>;
}

export class SqliteGeneration implements Generation {
  private position: Position;

  constructor(
    private readonly home: Home,
    readonly projector: string,
    readonly number: number,
    readonly current: boolean,
    readonly tables: ReadonlyMap<string, ViewTable>,
  ) {
    this.position = home.catalog.checkpoint(number);
  }

  isLive(): boolean {
    return this.home.isLive(this);
  }

  checkpoint(): Position {
    return this.position;
  }

  parked(): readonly UnprojectedEvent[] {
    return this.home.catalog.parked(this.number);
  }

  async transact(checkpoint: Position, work: (writer: BatchWriter) => void): Promise<Changes> {
    const { statements, catalog } = this.home;
    if (checkpoint < this.position)
      throw new RangeError(`${this.projector}: ${checkpoint} lies before ${this.position}`);
    const arrays = [...this.tables.values()].map(({ layout }) => ({ layout, known: [...layout.arrays] }));
    try {
      const changes = statements.transaction(() => {
        const batch = new Batch(statements, this.number, this.tables);
        work(batch);
        const written = batch.flush();
        if (!catalog.advance(this.number, this.position, checkpoint))
          throw new Error(`${this.projector}: another process moved the checkpoint of generation ${this.number}`);
        return written;
      });
      this.position = checkpoint;
      return changes;
    } catch (error) {
      for (const { layout, known } of arrays) restore(layout.arrays, known);
      throw error;
    }
  }

  async goLive(): Promise<void> {
    await this.home.promote(this);
  }
}

/** A rolled back transaction also forgets which fields began to hold arrays in it. */
function restore(arrays: Set<string>, known: readonly string[]): void {
  arrays.clear();
  for (const field of known) arrays.add(field);
}
