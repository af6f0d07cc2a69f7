import { Content, type Derivation } from '../content.ts';
import type { Row, ViewSchema } from '../schema.ts';
import type { FieldValues } from '../values.ts';
import { IndexTables } from './index-tables.ts';
import { bind, type Layout } from './layout.ts';
import type { RowCache } from './row-cache.ts';
import type { Bound, Statements } from './statements.ts';
import type { Stored } from './stored.ts';

/** A row as a query reads it. */
interface StoredDoc {
  readonly row: number;
  readonly id: string;
  readonly doc: string;
}

/** Reads and writes rows of one view's tables, touching only the columns, elements and text that changed. */
export class ViewTable {
  private readonly derivation: Derivation;
  private readonly indexes: IndexTables;
  private readonly sql: ReturnType<typeof statementsOf>;
  /** Rises with every change of the rows. */
  changes = 0;

  constructor(
    private readonly statements: Statements,
    readonly layout: Layout,
    schema: ViewSchema | undefined,
    private readonly cache: RowCache,
  ) {
    this.derivation = { paths: layout.shape.columns.map((column) => column.split('.')), search: schema?.search };
    this.indexes = new IndexTables(statements, layout);
    this.sql = statementsOf(layout);
  }

  /** Throws where a column's value is an object, and what the schema's own code throws. */
  contentOf(row: Row, before: Content | undefined): Content {
    return Content.ofRow(this.derivation, row, before);
  }

  load(id: string): Stored | undefined {
    const known = this.cache.get(this.layout.rows, id);
    if (known !== undefined) return known;
    const found = this.statements.get<StoredDoc>(this.sql.load, id);
    return found && this.keep(id, { row: found.row, content: Content.ofDoc(this.derivation, found.doc) });
  }

  private keep(id: string, stored: Stored): Stored {
    this.cache.set(this.layout.rows, id, stored);
    return stored;
  }

  /** The rows of these ids that are there, by id. */
  many(ids: readonly string[]): Row[] {
    return [...this.known(ids).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The same in the order of the ids. */
  inOrder(ids: readonly string[]): Row[] {
    const known = this.known(ids);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** What is kept is not read; the other ids are bound as one text, so that every number of them shares one statement. */
  private known(ids: readonly string[]): ReadonlyMap<string, Row> {
    const rows = new Map<string, Row>();
    const missing: string[] = [];
    for (const id of ids) {
      const kept = this.cache.get(this.layout.rows, id);
      if (kept === undefined) missing.push(id);
      else rows.set(id, kept.content.row);
    }
    if (missing.length === 0) return rows;
    for (const { row, id, doc } of this.statements.all<StoredDoc>(this.sql.loadMany, JSON.stringify(missing)))
      rows.set(id, this.keep(id, { row, content: Content.ofDoc(this.derivation, doc) }).content.row);
    return rows;
  }

  /** Stored rows whose field has the value. Throws UnknownField. */
  where(field: string, value: string): (Stored & { readonly id: string })[] {
    const { rows, elements, arrays } = this.layout;
    const column = this.layout.column(field);
    // While the table is filled, only what projectors look rows up by has an index.
    if (field !== 'id' && !arrays.has(field)) this.layout.index(this.statements, [field]);
    const found = arrays.has(field)
      ? `${elements} e JOIN ${rows} r USING (_row) WHERE e.field = ${this.fieldNumber(field)} AND e.value = ?`
      : `${rows} r WHERE r.${column} = ?`;
    return this.statements.all<{ id: string }>(`SELECT r.id FROM ${found}`, value).flatMap(({ id }) => {
      const stored = this.load(id);
      return stored === undefined ? [] : { id, ...stored };
    });
  }

  fieldNumber(field: string): number {
    return this.layout.fieldNumber(field);
  }

  insert(id: string, content: Content): void {
    this.changes += 1;
    const { fields, text } = content.derived;
    const values = fields.map((field) => bind(field.values[0]));
    const row = Number(this.statements.prepare(this.sql.insert).run(id, ...values).lastInsertRowid);
    this.statements.run(this.sql.insertDoc, row, content.doc);
    for (const [index, field] of fields.entries()) this.indexes.writeElements(row, index, field);
    this.indexes.writeText(row, text);
    this.keep(id, { row, content });
  }

  update(id: string, { row, content: before }: Stored, content: Content): void {
    this.changes += 1;
    this.statements.run(this.sql.updateDoc, content.doc, row);
    const known = derivedOf(before);
    const changed = [...content.derived.fields.entries()].filter(
      ([index, field]) => !same(field, known?.fields[index]),
    );
    if (changed.length > 0) this.updateColumns(row, changed);
    if (this.layout.shape.searchable && known?.text !== content.derived.text) {
      this.indexes.deleteText(row);
      this.indexes.writeText(row, content.derived.text);
    }
    this.keep(id, { row, content });
  }

  private updateColumns(row: number, changed: readonly (readonly [number, FieldValues])[]): void {
    const { rows, shape } = this.layout;
    const values: Bound[] = changed.map(([, field]) => bind(field.values[0]));
    const list = changed.map(([index]) => `"${shape.columns[index]}" = ?`).join(', ');
    this.statements.run(`UPDATE ${rows} SET ${list} WHERE _row = ?`, ...values, row);
    for (const [index, field] of changed) {
      this.indexes.deleteElements(row, index);
      this.indexes.writeElements(row, index, field);
    }
  }

  delete(id: string, row: number): void {
    this.changes += 1;
    for (const table of [this.layout.rows, this.layout.docs, this.layout.elements])
      this.statements.run(`DELETE FROM ${table} WHERE _row = ?`, row);
    this.indexes.deleteText(row);
    this.cache.delete(this.layout.rows, id);
  }

  remove(id: string): void {
    const stored = this.load(id);
    if (stored !== undefined) this.delete(id, stored.row);
  }
}

/** Each text once, so that its statement is found without comparing texts. */
function statementsOf({ rows, docs, shape }: Layout) {
  const read = `SELECT r._row AS row, r.id, d.doc FROM ${rows} r JOIN ${docs} d USING (_row)`;
  const names = ['id', ...shape.columns.map((column) => `"${column}"`)];
  return {
    load: `${read} WHERE r.id = ?`,
    loadMany: `${read} WHERE r.id IN (SELECT value FROM json_each(?))`,
    insert: `INSERT INTO ${rows} (${names.join()}) VALUES (${names.map(() => '?').join()})`,
    insertDoc: `INSERT INTO ${docs} (_row, doc) VALUES (?, ?)`,
    updateDoc: `UPDATE ${docs} SET doc = ? WHERE _row = ?`,
  };
}

/** Undefined where today's schema code cannot read the stored document: then everything counts as changed. */
function derivedOf(content: Content): Content['derived'] | undefined {
  try {
    return content.derived;
  } catch {
    return undefined;
  }
}

function same(a: FieldValues, b: FieldValues | undefined): boolean {
  if (a === b) return true;
  return (
    b !== undefined &&
    a.many === b.many &&
    a.values.length === b.values.length &&
    a.values.every((value, index) => value === b.values[index])
  );
}
