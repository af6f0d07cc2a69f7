import type { Content } from '../content.ts';
import type { Row } from '../schema.ts';
import type { MongoTable } from './table.ts';

/** A row that a batch looked at: what is stored, and what it is to be (`null`: deleted, undefined: unchanged). */
export interface Entry {
  readonly id: string;
  readonly stored: Content | undefined;
  next: Content | null | undefined;
}

export const rowOf = ({ stored, next }: Entry): Row | undefined => (next === undefined ? stored : next)?.row;

/** The rows of one view that a batch looked at. */
export class Touched {
  private readonly entries = new Map<string, Entry>();

  constructor(readonly table: MongoTable) {}

  async entry(id: string): Promise<Entry> {
    return this.entries.get(id) ?? this.remember(id, await this.table.load(id));
  }

  /** Whoever came first while another one waited for the server is kept. */
  private remember(id: string, stored: Content | undefined): Entry {
    const known = this.entries.get(id);
    if (known !== undefined) return known;
    const made: Entry = { id, stored, next: undefined };
    this.entries.set(id, made);
    return made;
  }

  /** Answers what undoes it. Throws where the row does not fit the view. */
  put(entry: Entry, row: Row): () => void {
    return this.change(entry, this.table.contentOf(row, entry.next ?? entry.stored));
  }

  change(entry: Entry, next: Entry['next']): () => void {
    const before = entry.next;
    entry.next = next;
    return () => {
      entry.next = before;
    };
  }

  /** Rows as they are to be whose field has the value, by id. */
  async find(field: string, value: string): Promise<readonly Entry[]> {
    const found = new Map<string, Entry>();
    for (const [id, stored] of await this.table.where(field, value)) {
      const entry = this.remember(id, stored);
      if (entry.next === undefined) found.set(id, entry);
    }
    for (const entry of this.entries.values())
      if (entry.next && this.has(entry.next, field, value)) found.set(entry.id, entry);
    return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  private has(content: Content, field: string, value: string): boolean {
    if (field === 'id') return content.row.id === value;
    const { columns } = this.table.layout.shape;
    return content.derived.fields[columns.indexOf(field)]?.values.includes(value) ?? false;
  }

  /** The rows that are no longer what is stored. */
  get changed(): readonly Entry[] {
    return [...this.entries.values()].filter(({ stored, next }) => next !== undefined && next?.doc !== stored?.doc);
  }
}
