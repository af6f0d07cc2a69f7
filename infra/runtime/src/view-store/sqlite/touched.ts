import type { Content } from '../content.ts';
import type { Row } from '../schema.ts';
import type { Scalar } from '../values.ts';
import type { Stored } from './stored.ts';
import type { ViewTable } from './table.ts';

/** A row that a batch looked at: what is stored, and what it is to be (`null`: deleted, undefined: unchanged). */
export interface Entry {
  readonly id: string;
  readonly stored: Stored | undefined;
  next: Content | null | undefined;
}

/** The row as it is to be. */
export const rowOf = ({ stored, next }: Entry): Row | undefined => (next === undefined ? stored?.content : next)?.row;

/** The rows of one view that a batch looked at. Fields that it searched by are indexed for the rows it changed. */
export class Touched {
  private readonly entries = new Map<string, Entry>();
  private readonly indexes = new Map<string, Map<Scalar, Set<string>>>();

  constructor(readonly table: ViewTable) {}

  entry(id: string): Entry {
    const known = this.entries.get(id);
    if (known !== undefined) return known;
    return this.remember({ id, stored: this.table.load(id), next: undefined });
  }

  private remember(entry: Entry): Entry {
    this.entries.set(entry.id, entry);
    return entry;
  }

  /** Answers what it was to be before. Throws where the row does not fit the view. */
  put(row: Row): Entry['next'] {
    const entry = this.entry(row.id);
    return this.change(entry, this.table.contentOf(row, entry.next ?? entry.stored?.content));
  }

  /** Answers what it was to be before. */
  change(entry: Entry, next: Entry['next']): Entry['next'] {
    const before = entry.next;
    for (const [field, index] of this.indexes) {
      for (const value of this.valuesOf(field, entry)) index.get(value)?.delete(entry.id);
      for (const value of this.valuesOf(field, { ...entry, next })) addTo(index, value, entry.id);
    }
    entry.next = next;
    return before;
  }

  /** Rows as they are to be whose field has the value, by id. */
  find(field: string, value: string): Entry[] {
    const found = new Map<string, Entry>();
    for (const { id, ...stored } of this.table.where(field, value)) {
      const entry = this.entries.get(id) ?? this.remember({ id, stored, next: undefined });
      if (entry.next === undefined) found.set(id, entry);
    }
    for (const id of this.index(field).get(value) ?? []) found.set(id, this.entry(id));
    return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Writes what changed; answers the ids. */
  write(): string[] {
    const ids: string[] = [];
    for (const entry of this.entries.values()) {
      const { id, stored, next } = entry;
      if (next === undefined || next?.doc === stored?.content.doc) continue;
      if (next === null) {
        if (stored !== undefined) this.table.delete(id, stored.row);
      } else if (stored === undefined) this.table.insert(id, next);
      else this.table.update(id, stored, next);
      ids.push(id);
    }
    return ids;
  }

  private index(field: string): Map<Scalar, Set<string>> {
    const known = this.indexes.get(field);
    if (known !== undefined) return known;
    const made = new Map<Scalar, Set<string>>();
    for (const entry of this.entries.values())
      for (const value of this.valuesOf(field, entry)) addTo(made, value, entry.id);
    this.indexes.set(field, made);
    return made;
  }

  private valuesOf(field: string, { id, next }: Entry): readonly Scalar[] {
    if (!next) return [];
    return field === 'id' ? [id] : (next.derived.fields[this.table.fieldNumber(field)]?.values ?? []);
  }
}

function addTo(index: Map<Scalar, Set<string>>, value: Scalar, id: string): void {
  const ids = index.get(value);
  if (ids === undefined) index.set(value, new Set([id]));
  else ids.add(id);
}
