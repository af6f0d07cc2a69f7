import type { Document } from 'mongodb';
import { UnknownField } from '../port.ts';
import { assertNames, type ViewShape } from '../shape.ts';
import { tokensOf } from '../text.ts';

/** An index that is to be there: its name, and its keys in their order. */
export interface Wanted {
  readonly name: string;
  readonly key: Readonly<Record<string, 1>>;
}

/** How the rows of one view lie in their collection. A field is also read from all of its elements once an array was seen in it. */
export class MongoLayout {
  readonly arrays = new Set<string>();
  private readonly columns: ReadonlySet<string>;

  /** Throws for names that could be anything but names. */
  constructor(
    readonly shape: ViewShape,
    readonly collection: string,
  ) {
    assertNames(shape);
    this.columns = new Set(shape.columns);
  }

  /** A column's name within `first` and `all`, where a point would lead further in. */
  named(column: string): string {
    return column.replaceAll('.', '/');
  }

  /** Where a column's value lies, or its first element. Throws UnknownField for what the schema does not list. */
  first(field: string): string {
    if (field === 'id') return '_id';
    if (!this.columns.has(field)) throw new UnknownField(this.shape.name, field);
    return `first.${this.named(field)}`;
  }

  /** Where all elements of a column lie; undefined where none of its rows holds an array. Throws UnknownField. */
  all(field: string): string | undefined {
    this.first(field);
    return this.arrays.has(field) ? `all.${this.named(field)}` : undefined;
  }

  /** A search text as it is kept. */
  searched(text: string): Document {
    const tokens = tokensOf(text);
    return { words: [...new Set(tokens)], text: ` ${tokens.join(' ')} ` };
  }

  /**
   * What lists look rows up by: an index on each column, the compound ones, each with the id behind it, which breaks ties; words, and
   * marks of rows that are gone.
   */
  get wanted(): readonly Wanted[] {
    const { columns, indexes, searchable } = this.shape;
    const lists = [...indexes, ...columns.map((column) => [column])];
    const compound = lists.map((list) => [...list.map((column) => this.first(column)), '_id']);
    const elements = columns.flatMap((column) => this.all(column) ?? []).map((path) => [path]);
    const words = searchable ? [['words']] : [];
    const keys = [...compound, ...elements, ...words].map((paths) => [...new Set(paths)]);
    const byName = new Map(keys.map((paths) => [nameOf(paths), paths]));
    return [...byName].map(([name, paths]) => ({ name, key: keyOf(paths) }));
  }

  /** The index that rows of one value of a column are found by. */
  by(field: string): readonly Wanted[] {
    const paths =
      field === 'id' ? [] : [[this.first(field), '_id'], ...[this.all(field) ?? []].flat().map((path) => [path])];
    return paths.map((path) => ({ name: nameOf(path), key: keyOf(path) }));
  }
}

const nameOf = (paths: readonly string[]): string => `by ${paths.join(', ')}`;
const keyOf = (paths: readonly string[]): Readonly<Record<string, 1>> =>
  Object.fromEntries(paths.map((path) => [path, 1 as const]));
