import type { Row, ViewSchema } from '../schema.ts';
import { type FieldValues, fieldValues } from '../values.ts';
import { IndexTables } from './index-tables.ts';
import { bind, type Layout } from './layout.ts';
import type { Bound, Statements } from './statements.ts';

/** A row as it goes into the tables: the document, the columns' values, the search text. */
export interface Content {
  readonly doc: string;
  readonly fields: readonly FieldValues[];
  readonly text: string;
}

/** A stored row: its number in the tables and its document. */
export interface Stored {
  readonly row: number;
  readonly doc: string;
}

/** Reads and writes rows of one view's tables, touching only the columns, elements and text that changed. */
export class ViewTable {
  private readonly paths: readonly (readonly string[])[];
  private readonly indexes: IndexTables;
  /** Rises with every change of the rows. */
  changes = 0;

  constructor(
    private readonly statements: Statements,
    readonly layout: Layout,
    private readonly schema: ViewSchema | undefined,
  ) {
    this.paths = layout.shape.columns.map((column) => column.split('.'));
    this.indexes = new IndexTables(statements, layout);
  }

  /** Throws where a column's value is an object, and what the schema's own code throws. */
  contentOf(row: Row, doc: string = JSON.stringify(row)): Content {
    return { doc, fields: this.paths.map((path) => fieldValues(row, path)), text: this.schema?.search?.(row) ?? '' };
  }

  load(id: string): Stored | undefined {
    const { rows, docs } = this.layout;
    return this.statements.get(
      `SELECT r._row AS row, d.doc FROM ${rows} r JOIN ${docs} d USING (_row) WHERE r.id = ?`,
      id,
    );
  }

  /** Rows of these ids, by id; the ids are bound as one text, so that every number of them shares one statement. */
  loadMany(ids: readonly string[]): Stored[] {
    const { rows, docs } = this.layout;
    const sql = `SELECT r._row AS row, d.doc FROM ${rows} r JOIN ${docs} d USING (_row)
      WHERE r.id IN (SELECT value FROM json_each(?)) ORDER BY r.id`;
    return this.statements.all(sql, JSON.stringify(ids));
  }

  docOf(row: number): string {
    return this.statements.get<{ doc: string }>(`SELECT doc FROM ${this.layout.docs} WHERE _row = ?`, row)?.doc ?? '';
  }

  /** Stored rows whose field has the value. Throws UnknownField. */
  where(field: string, value: string): (Stored & { readonly id: string })[] {
    const { rows, docs, elements, arrays } = this.layout;
    const column = this.layout.column(field);
    const found = arrays.has(field)
      ? `${elements} e JOIN ${rows} r USING (_row) JOIN ${docs} d USING (_row) WHERE e.field = ${this.fieldNumber(field)} AND e.value = ?`
      : `${rows} r JOIN ${docs} d USING (_row) WHERE r.${column} = ?`;
    return this.statements.all(`SELECT r._row AS row, r.id, d.doc FROM ${found}`, value);
  }

  fieldNumber(field: string): number {
    return this.layout.fieldNumber(field);
  }

  insert(id: string, content: Content): void {
    this.changes += 1;
    const { rows, docs, shape } = this.layout;
    const marks = shape.columns.map((column) => [`, "${column}"`, ', ?'] as const);
    const sql = `INSERT INTO ${rows} (id${marks.map(([name]) => name).join('')}) VALUES (?${marks.map(([, mark]) => mark).join('')})`;
    const values = content.fields.map(({ values }) => bind(values[0]));
    const row = Number(this.statements.prepare(sql).run(id, ...values).lastInsertRowid);
    this.statements.run(`INSERT INTO ${docs} (_row, doc) VALUES (?, ?)`, row, content.doc);
    content.fields.forEach((field, index) => {
      this.indexes.writeElements(row, index, field);
    });
    this.indexes.writeText(row, content.text);
  }

  update({ row, doc }: Stored, content: Content): void {
    this.changes += 1;
    const before = this.contentBefore(doc);
    const { rows, docs, shape } = this.layout;
    this.statements.run(`UPDATE ${docs} SET doc = ? WHERE _row = ?`, content.doc, row);
    const changed = content.fields
      .map((field, index) => ({ field, index }))
      .filter((entry) => !same(entry.field, before?.fields[entry.index]));
    if (changed.length > 0) {
      const values: Bound[] = changed.map(({ field }) => bind(field.values[0]));
      const list = changed.map(({ index }) => `"${shape.columns[index]}" = ?`).join(', ');
      this.statements.run(`UPDATE ${rows} SET ${list} WHERE _row = ?`, ...values, row);
    }
    for (const { field, index } of changed) {
      this.indexes.deleteElements(row, index);
      this.indexes.writeElements(row, index, field);
    }
    if (!shape.searchable || before?.text === content.text) return;
    this.indexes.deleteText(row);
    this.indexes.writeText(row, content.text);
  }

  delete(row: number): void {
    this.changes += 1;
    for (const table of [this.layout.rows, this.layout.docs, this.layout.elements])
      this.statements.run(`DELETE FROM ${table} WHERE _row = ?`, row);
    this.indexes.deleteText(row);
  }

  remove(id: string): void {
    const stored = this.load(id);
    if (stored !== undefined) this.delete(stored.row);
  }

  /** Undefined where today's schema code cannot read the stored document: then everything counts as changed. */
  private contentBefore(doc: string): Content | undefined {
    try {
      return this.contentOf(JSON.parse(doc) as Row, doc);
    } catch {
      return undefined;
    }
  }
}

function same(a: FieldValues, b: FieldValues | undefined): boolean {
  return (
    b !== undefined &&
    a.many === b.many &&
    a.values.length === b.values.length &&
    a.values.every((value, index) => value === b.values[index])
  );
}
