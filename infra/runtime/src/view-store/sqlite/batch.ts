import Database from 'better-sqlite3';
import type { Position } from '../../event-store/port.ts';
import { type BatchWriter, type Changes, type Row, UnknownView, type UnprojectedEvent } from '../port.ts';
import type { Statements } from './statements.ts';
import type { Content, ViewTable } from './table.ts';
import { type Entry, Touched } from './touched.ts';

/**
 * Reads and writes of one batch. Rows are kept as text until the end, so that a row that changes many times is written once and
 * every read gets a copy of its own; what a batch sees does not depend on where the batch began.
 */
export class Batch implements BatchWriter {
  private readonly touched = new Map<string, Touched>();
  private undo: (() => void)[] = [];

  constructor(
    private readonly statements: Statements,
    private readonly generation: number,
    private readonly tables: ReadonlyMap<string, ViewTable>,
  ) {}

  get(view: string, id: string): Row | undefined {
    return rowOf(this.rows(view).entry(id));
  }

  put(view: string, row: Row): void {
    if (typeof row.id !== 'string' || row.id === '') throw new TypeError(`a row of "${view}" has no id`);
    const rows = this.rows(view);
    this.change(rows, row.id, rows.table.contentOf(row));
  }

  delete(view: string, id: string): void {
    this.change(this.rows(view), id, null);
  }

  find(view: string, field: string, value: string): readonly Row[] {
    const found = this.rows(view).find(field, value);
    return found.map(rowOf).filter((row) => row !== undefined);
  }

  attempt(_position: Position, work: () => void): { readonly error: unknown } | undefined {
    this.undo = [];
    try {
      work();
      return undefined;
    } catch (error) {
      if (error instanceof Database.SqliteError) throw error;
      for (const restore of this.undo.reverse()) restore();
      return { error };
    } finally {
      this.undo = [];
    }
  }

  park({ stream, position, eventId, type, error }: UnprojectedEvent): void {
    this.statements.run(
      'INSERT OR REPLACE INTO parked (generation, position, stream, event_id, type, error) VALUES (?, ?, ?, ?, ?, ?)',
      this.generation,
      position,
      stream,
      eventId,
      type,
      error,
    );
  }

  unpark(position: Position): void {
    this.statements.run('DELETE FROM parked WHERE generation = ? AND position = ?', this.generation, position);
  }

  /** Writes what changed. */
  flush(): Changes {
    const changes = new Map<string, readonly string[]>();
    for (const [view, rows] of this.touched) {
      const ids = rows.write();
      if (ids.length > 0) changes.set(view, ids);
    }
    return changes;
  }

  private change(rows: Touched, id: string, next: Content | null): void {
    const before = rows.change(id, next);
    this.undo.push(() => rows.change(id, before));
  }

  private rows(view: string): Touched {
    const known = this.touched.get(view);
    if (known !== undefined) return known;
    const table = this.tables.get(view);
    if (table === undefined) throw new UnknownView(view);
    const made = new Touched(table);
    this.touched.set(view, made);
    return made;
  }
}

function rowOf({ stored, next }: Entry): Row | undefined {
  const doc = next === undefined ? stored?.doc : next?.doc;
  return doc === undefined ? undefined : (JSON.parse(doc) as Row);
}
