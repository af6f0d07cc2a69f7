import Database from 'better-sqlite3';
import type { LogPosition } from '../../event-store/port.ts';
import { attempted } from '../attempted.ts';
import type { BatchWriter, Changes, UnprojectedEvent } from '../generation.ts';
import type { Row } from '../schema.ts';
import { touchedView } from '../touched-view.ts';
import type { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';
import { rowOf, Touched } from './touched.ts';

/**
 * Reads and writes of one batch. Rows are kept frozen until the end, so that a row that changes many times is written once and no
 * reader needs a copy of its own; what a batch sees does not depend on where the batch began. Nothing is written before `flush`.
 */
export class Batch implements BatchWriter {
  private readonly touched = new Map<string, Touched>();
  private readonly parking: (() => void)[] = [];
  private undo: (() => void)[] = [];
  private over = false;

  constructor(
    private readonly statements: Statements,
    private readonly generation: number,
    private readonly tables: ReadonlyMap<string, ViewTable>,
  ) {}

  async get(view: string, id: string): Promise<Row | undefined> {
    return rowOf(this.rows(view).entry(id));
  }

  async put(view: string, row: Row): Promise<void> {
    if (typeof row.id !== 'string' || row.id === '') throw new TypeError(`a row of "${view}" has no id`);
    const rows = this.rows(view);
    const before = rows.put(row);
    this.undo.push(() => rows.change(rows.entry(row.id), before));
  }

  async delete(view: string, id: string): Promise<void> {
    const rows = this.rows(view);
    const before = rows.change(rows.entry(id), null);
    this.undo.push(() => rows.change(rows.entry(id), before));
  }

  async find(view: string, field: string, value: string): Promise<readonly Row[]> {
    const found = this.rows(view).find(field, value);
    return found.map(rowOf).filter((row) => row !== undefined);
  }

  async attempt(_position: LogPosition, work: () => Promise<unknown>): ReturnType<typeof attempted> {
    this.undo = [];
    try {
      return await attempted(this.undo, work, (error) => error instanceof Database.SqliteError);
    } finally {
      this.undo = [];
    }
  }

  async park({ stream, position, eventId, type, error }: UnprojectedEvent): Promise<void> {
    const values = [this.generation, position, stream, eventId, type, error];
    this.parking.push(() =>
      this.statements.run(
        'INSERT OR REPLACE INTO parked (generation, position, stream, event_id, type, error) VALUES (?, ?, ?, ?, ?, ?)',
        ...values,
      ),
    );
  }

  async unpark(position: LogPosition): Promise<void> {
    this.parking.push(() =>
      this.statements.run('DELETE FROM parked WHERE generation = ? AND position = ?', this.generation, position),
    );
  }

  /** Runs the work that writes into this batch; what it forgot to await and writes later, finds the batch over. */
  async run(work: (writer: BatchWriter) => Promise<void>): Promise<void> {
    try {
      await work(this);
    } finally {
      this.over = true;
    }
  }

  /** Writes what changed, within the transaction at hand. */
  flush(): Changes {
    for (const change of this.parking) change();
    const changes = new Map<string, readonly string[]>();
    for (const [view, rows] of this.touched) {
      const ids = rows.write();
      if (ids.length > 0) changes.set(view, ids);
    }
    return changes;
  }

  private rows(view: string): Touched {
    if (this.over) throw new Error(`the batch that reads or writes "${view}" is over`);
    const { touched, tables } = this;
    return touchedView(view, { touched, tables, make: (table) => new Touched(table) });
  }
}
