import Database from 'better-sqlite3';
import type { Position } from '../../event-store/port.ts';
import { type BatchWriter, type Changes, type Row, UnknownView, type UnprojectedEvent } from '../port.ts';
import type { Statements } from './statements.ts';
import type { Content, Stored, ViewTable } from './table.ts';

/** A row that a batch looked at: what is stored, and what it is to be (`null`: deleted, undefined: unchanged). */
interface Entry {
  readonly stored: Stored | undefined;
  next: Content | null | undefined;
}

/**
 * Reads and writes of one batch. Rows are kept as text until the end, so that a row that changes many times is written once and
 * every read gets a copy of its own; what a batch sees does not depend on where the batch began.
 */
export class Batch implements BatchWriter {
  private readonly touched = new Map<string, Map<string, Entry>>();
  private undo: (() => void)[] = [];

  constructor(
    private readonly statements: Statements,
    private readonly generation: number,
    private readonly tables: ReadonlyMap<string, ViewTable>,
  ) {}

  get(view: string, id: string): Row | undefined {
    const doc = docOf(this.entry(view, id));
    return doc === undefined ? undefined : (JSON.parse(doc) as Row);
  }

  put(view: string, row: Row): void {
    if (typeof row.id !== 'string' || row.id === '') throw new TypeError(`a row of "${view}" has no id`);
    this.change(this.entry(view, row.id), this.table(view).contentOf(row));
  }

  delete(view: string, id: string): void {
    this.change(this.entry(view, id), null);
  }

  find(view: string, field: string, value: string): readonly Row[] {
    const table = this.table(view);
    const ids = new Set(table.idsWhere(field, value));
    const columns = table.layout.shape.columns;
    for (const [id, { next }] of this.touched.get(view) ?? []) {
      if (next === undefined) continue;
      const values = field === 'id' ? [id] : (next?.fields[columns.indexOf(field)]?.values ?? []);
      if (next !== null && values.includes(value)) ids.add(id);
      else ids.delete(id);
    }
    return [...ids]
      .sort()
      .map((id) => this.get(view, id))
      .filter((row) => row !== undefined);
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
    const changes = new Map<string, string[]>();
    for (const [view, entries] of this.touched) {
      const table = this.table(view);
      const ids: string[] = [];
      for (const [id, entry] of entries) if (write(table, id, entry)) ids.push(id);
      if (ids.length > 0) changes.set(view, ids);
    }
    return changes;
  }

  private entry(view: string, id: string): Entry {
    const table = this.table(view);
    const entries = this.touched.get(view) ?? new Map<string, Entry>();
    if (entries.size === 0) this.touched.set(view, entries);
    const known = entries.get(id);
    if (known !== undefined) return known;
    const made: Entry = { stored: table.load(id), next: undefined };
    entries.set(id, made);
    return made;
  }

  private change(entry: Entry, next: Content | null): void {
    const before = entry.next;
    this.undo.push(() => {
      entry.next = before;
    });
    entry.next = next;
  }

  private table(view: string): ViewTable {
    const table = this.tables.get(view);
    if (table === undefined) throw new UnknownView(view);
    return table;
  }
}

function docOf({ stored, next }: Entry): string | undefined {
  return next === undefined ? stored?.doc : next?.doc;
}

/** Whether there was anything to write. */
function write(table: ViewTable, id: string, { stored, next }: Entry): boolean {
  if (next === undefined || next?.doc === stored?.doc) return false;
  if (next === null) {
    if (stored !== undefined) table.delete(stored.row);
  } else if (stored === undefined) table.insert(id, next);
  else table.update(stored, next);
  return true;
}
