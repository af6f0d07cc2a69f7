import { tokensOf } from '../text.ts';
import type { FieldValues } from '../values.ts';
import { bind, type Layout } from './layout.ts';
import type { Statements } from './statements.ts';

/** What lists look rows up by, beside their columns: the elements of array fields, and the tokens of the search text. */
export class IndexTables {
  private readonly sql: ReturnType<typeof statementsOf>;

  constructor(
    private readonly statements: Statements,
    private readonly layout: Layout,
  ) {
    this.sql = statementsOf(layout);
  }

  writeElements(row: number, index: number, { many, values }: FieldValues): void {
    const field = this.layout.shape.columns[index];
    if (field === undefined) return;
    if (many && !this.layout.arrays.has(field)) this.startElements(field, index);
    if (!this.layout.arrays.has(field)) return;
    for (const value of values) this.statements.run(this.sql.insertElement, index, bind(value), row);
  }

  deleteElements(row: number, index: number): void {
    const field = this.layout.shape.columns[index];
    if (field !== undefined && this.layout.arrays.has(field)) this.statements.run(this.sql.deleteElements, row, index);
  }

  /** The first array in a field: from now on all of the field's values are kept as elements. */
  private startElements(field: string, index: number): void {
    const { rows, elements, arrays, generation, shape } = this.layout;
    this.statements.run(
      `INSERT OR IGNORE INTO ${elements} (field, value, _row) SELECT ${index}, "${field}", _row FROM ${rows} WHERE "${field}" IS NOT NULL`,
    );
    this.statements.run(
      'INSERT OR IGNORE INTO array_fields (generation, view, field) VALUES (?, ?, ?)',
      generation,
      shape.name,
      field,
    );
    arrays.add(field);
  }

  writeText(row: number, text: string): void {
    if (text === '') return;
    this.statements.run(this.sql.insertText, row, tokensOf(text).join(' '));
  }

  deleteText(row: number): void {
    if (!this.layout.shape.searchable) return;
    this.statements.run(this.sql.deleteText, row);
  }
}

/** Each text once, so that its statement is found without comparing texts. */
const statementsOf = ({ elements, text }: Layout) => ({
  insertElement: `INSERT OR IGNORE INTO ${elements} (field, value, _row) VALUES (?, ?, ?)`,
  deleteElements: `DELETE FROM ${elements} WHERE _row = ? AND field = ?`,
  insertText: `INSERT INTO ${text} (rowid, tokens) VALUES (?, ?)`,
  deleteText: `DELETE FROM ${text} WHERE rowid = ?`,
});
