import { UnknownField } from '../port.ts';
import { assertNames, type ViewShape } from '../shape.ts';
import type { Scalar } from '../values.ts';
import type { Bound, Statements } from './statements.ts';
import { tallyTables } from './tally.ts';

const blobs = { true: Buffer.from([1]), false: Buffer.from([0]) };

export const bind = (value: Scalar | undefined): Bound =>
  typeof value === 'boolean' ? blobs[`${value}`] : (value ?? null);

/** A stored value as text, for keys of counts. */
export const textOf = (value: Bound): string => (Buffer.isBuffer(value) ? String(value[0] === 1) : String(value));

/**
 * The tables of one view in one generation: a narrow one with the columns, so that counting touches few pages; the documents;
 * the elements of array fields; the search text. A field is read from the elements once an array was seen in it.
 */
export class Layout {
  readonly rows: string;
  readonly docs: string;
  readonly elements: string;
  readonly text: string;
  readonly tally: string;
  readonly arrays = new Set<string>();
  /** Names of the indexes that are there: a table that is being filled has few. */
  private readonly built = new Set<string>();
  private readonly fields: ReadonlyMap<string, number>;

  /** Throws for names that could be anything but names: they become part of statements. */
  constructor(
    readonly shape: ViewShape,
    readonly generation: number,
  ) {
    assertNames(shape);
    this.fields = new Map(shape.columns.map((column, index) => [column, index]));
    const table = `${shape.name}__${generation}`;
    this.rows = `"${table}"`;
    this.docs = `"${table}_docs"`;
    this.elements = `"${table}_elements"`;
    this.text = `"${table}_text"`;
    this.tally = `"${table}_tally"`;
  }

  /** The field as a quoted column. Throws UnknownField for what the schema does not list. */
  column(field: string): string {
    if (field !== 'id' && !this.fields.has(field)) throw new UnknownField(this.shape.name, field);
    return `"${field}"`;
  }

  /** The field's number in the table of elements. */
  fieldNumber(field: string): number {
    const number = this.fields.get(field);
    if (number === undefined) throw new UnknownField(this.shape.name, field);
    return number;
  }

  create(statements: Statements): void {
    const columns = this.shape.columns.map((column) => `, "${column}"`).join('');
    statements.db.exec(`
      CREATE TABLE ${this.rows} (_row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE${columns});
      CREATE TABLE ${this.docs} (_row INTEGER PRIMARY KEY, doc TEXT NOT NULL);
      CREATE TABLE ${this.elements} (field INTEGER, value, _row INTEGER, PRIMARY KEY (field, value, _row)) WITHOUT ROWID;
      CREATE INDEX "${this.shape.name}__${this.generation}_elements_row" ON ${this.elements} (_row, field);`);
    for (const sql of tallyTables(this)) statements.db.exec(sql);
    if (!this.shape.searchable) return;
    statements.db.exec(
      `CREATE VIRTUAL TABLE ${this.text} USING fts5(tokens, content='', contentless_delete=1, prefix='1', tokenize="ascii tokenchars '+#'")`,
    );
  }

  /** Learns which indexes the file has. */
  look(statements: Statements): void {
    const sql = "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?";
    for (const { name } of statements.all<{ name: string }>(sql, this.rows.slice(1, -1))) this.built.add(`"${name}"`);
  }

  /** What lists look rows up by: an index on each column, and the compound ones. */
  private get wanted(): readonly (readonly string[])[] {
    return [...this.shape.indexes, ...this.shape.columns.map((column) => [column])];
  }

  get missing(): readonly (readonly string[])[] {
    return this.wanted.filter((columns) => !this.built.has(this.indexName(columns)));
  }

  /**
   * Behind its columns each index has the id, which breaks ties, so that a sorted page is read from it without sorting; and those that
   * the schema names have what is counted, so that rows that are passed over are never looked up.
   */
  index(statements: Statements, columns: readonly string[]): void {
    const name = this.indexName(columns);
    if (this.built.has(name)) return;
    const { indexes, counts = [] } = this.shape;
    const isNamed = indexes.some((index) => index.join() === columns.join());
    const beside = isNamed ? counts.filter((column) => !columns.includes(column)) : [];
    const list = [...columns, 'id', ...beside].map((column) => this.column(column)).join(', ');
    statements.db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${this.rows} (${list})`);
    this.built.add(name);
  }

  /** The rows read along the index on these columns, or as SQLite likes where it is not there yet. */
  along(columns: readonly string[]): string {
    const name = this.indexName(columns);
    return this.built.has(name) ? `${this.rows} INDEXED BY ${name}` : this.rows;
  }

  /** The name of the index on these columns; that of the id is SQLite's own. */
  private indexName(columns: readonly string[]): string {
    if (columns.join() === 'id') return `"sqlite_autoindex_${this.shape.name}__${this.generation}_1"`;
    return `"${this.shape.name}__${this.generation}_by_${columns.join('_')}"`;
  }

  tables(): readonly string[] {
    const { searchable, counts } = this.shape;
    return [this.rows, this.docs, this.elements, ...(searchable ? [this.text] : []), ...(counts ? [this.tally] : [])];
  }
}
