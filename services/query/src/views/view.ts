import type { Condition, ListQuery, Row, ViewSchema, ViewStore, ViewWriter } from '@talentlog/runtime';

/** What questions read of a store. */
export type ReadableViews = Pick<ViewStore, 'get' | 'getMany' | 'list' | 'find' | 'countBy'>;

/** The least a row has. */
export interface Keyed {
  readonly id: string;
}

/** A view as its subject declares it: its schema with the names of its columns, and the type of its rows. */
export interface View<R extends Keyed, C extends string = string> {
  readonly schema: ViewSchema & { readonly columns: readonly C[] };
  /** Never set; carries the type of the rows. */
  readonly row?: R;
}

type Declared<R, C> = Omit<ViewSchema, 'columns' | 'search'> & {
  readonly columns: readonly C[];
  readonly search?: (row: R) => string;
};

/** `view<Row>()({ name, version, columns })`: its rows are of that type, its lists know these columns and no others. */
export const view =
  <R extends Keyed>() =>
  <const C extends string>({ search, ...rest }: Declared<R, C>): View<R, C> => ({
    schema: { ...rest, ...(search ? { search: (row) => search(typed<R>(row)) } : {}) },
  });

/** The one place where a stored document becomes a row: its subject's projector alone writes it, by the same declaration. */
const typed = <R extends Keyed>(row: Row): R => row as unknown as R;
const stored = (row: Keyed): Row => row as unknown as Row;

/** A condition that names columns of the view only. */
export type On<C extends string> =
  | (Extract<Condition, { readonly field: string }> & { readonly field: C | 'id' })
  | { readonly search: string }
  | { readonly any: readonly On<C>[] };

export interface Filter<C extends string> {
  readonly where?: readonly On<C>[];
  readonly anyOf?: readonly (readonly On<C>[])[];
  readonly search?: string;
}

export interface Listed<C extends string> extends Filter<C> {
  readonly sort?: readonly { readonly field: C | 'id'; readonly descending?: boolean }[];
  readonly limit: number;
  readonly offset?: number;
}

/** Nothing that a screen shows together is longer. */
const longestFind = 5000;

/** What queries read of a view. Each call is one read of the store, however many rows it gives. */
export class ViewReader<R extends Keyed, C extends string = string> {
  readonly name: string;

  constructor(
    private readonly store: ReadableViews,
    { schema }: View<R, C>,
  ) {
    this.name = schema.name;
  }

  async get(id: string): Promise<R | undefined> {
    const row = await this.store.get(this.name, id);
    return row && typed<R>(row);
  }

  /** The rows that are there, by id. Nothing is read for no ids. */
  async getMany(ids: Iterable<string>): Promise<ReadonlyMap<string, R>> {
    const wanted = [...new Set(ids)].filter((id) => id !== '');
    const rows = wanted.length === 0 ? [] : await this.store.getMany(this.name, wanted);
    return new Map(rows.map((row) => [row.id, typed<R>(row)]));
  }

  async list(query: Listed<C>): Promise<{ readonly rows: readonly R[]; readonly total: number }> {
    const { rows, total } = await this.store.list(this.name, query satisfies ListQuery);
    return { rows: rows.map((row) => typed<R>(row)), total };
  }

  /** The rows of a page alone, for who shows no total. */
  async first(query: Listed<C>): Promise<readonly R[]> {
    return (await this.store.find(this.name, query satisfies ListQuery)).map((row) => typed<R>(row));
  }

  /** Rows whose field has one of the values, newest first. Nothing is read for no values. */
  async find(field: C, values: readonly string[]): Promise<readonly R[]> {
    if (values.length === 0) return [];
    const rows = await this.store.find(this.name, {
      where: [{ field, in: [...new Set(values)] }],
      sort: [{ field: 'createdAt', descending: true }],
      limit: longestFind,
    });
    return rows.map((row) => typed<R>(row));
  }

  async count(filter: Filter<C>): Promise<number> {
    return (await this.store.list(this.name, { ...filter, limit: 0 })).total;
  }

  countBy(field: C, filter: Filter<C> = {}): Promise<ReadonlyMap<string, number>> {
    return this.store.countBy(this.name, field, filter);
  }

  /** Ids of all rows that meet the filter, without reading the rows. */
  async ids(filter: Filter<C>): Promise<string[]> {
    return [...(await this.store.countBy(this.name, 'id', filter)).keys()];
  }
}

/** What a projector reads and writes of one of its views. */
export interface ViewRows<R extends Keyed, C extends string> {
  get(id: string): Promise<R | undefined>;
  put(row: R): Promise<void>;
  find(field: C, value: string): Promise<readonly R[]>;
}

export const rowsOf = <R extends Keyed, C extends string>(
  { schema: { name } }: View<R, C>,
  writer: ViewWriter,
): ViewRows<R, C> => new WrittenRows<R, C>(name, writer);

class WrittenRows<R extends Keyed, C extends string> implements ViewRows<R, C> {
  constructor(
    private readonly name: string,
    private readonly writer: ViewWriter,
  ) {}

  get(id: string): Promise<R | undefined> {
    return this.writer.get(this.name, id) as Promise<R | undefined>;
  }

  put(row: R): Promise<void> {
    return this.writer.put(this.name, stored(row));
  }

  find(field: C, value: string): Promise<readonly R[]> {
    return this.writer.find(this.name, field, value) as Promise<readonly Keyed[]> as Promise<readonly R[]>;
  }
}
