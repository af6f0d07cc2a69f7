import { LRUCache } from 'lru-cache';
import { Content, type Derivation } from '../content.ts';
import type { Row, ViewSchema } from '../schema.ts';
import type { RowDocument } from './documents.ts';
import type { MongoLayout } from './layout.ts';
import type { Rows } from './rows.ts';
import { equals, isRow } from './where.ts';

/** Rows by collection and id, null where none is: what a generation's one writer knows until it fails. */
export type Known = LRUCache<string, { readonly content: Content | null }>;

/** Characters of documents that each generation's writer keeps. */
const kept = 4_000_000;
const besideDocument = 200;

export const nothingKnown = (): Known =>
  new LRUCache({
    maxSize: kept,
    sizeCalculation: ({ content }) => (content?.doc.length ?? 0) + besideDocument,
  });

/** The rows of one view, as the writer of its generation reads them. */
export class MongoTable {
  private readonly derivation: Derivation;
  private readonly indexed = new Set<string>();

  constructor(
    private readonly rows: Rows,
    readonly layout: MongoLayout,
    schema: ViewSchema | undefined,
    private readonly known: Known,
  ) {
    this.derivation = { paths: layout.shape.columns.map((column) => column.split('.')), search: schema?.search };
  }

  get collection() {
    return this.rows.of<RowDocument>(this.layout.collection);
  }

  /** Throws where a column's value is an object, and what the schema's own code throws. */
  contentOf(row: Row, before: Content | undefined): Content {
    return Content.ofRow(this.derivation, row, before);
  }

  async load(id: string): Promise<Content | undefined> {
    const known = this.known.get(this.key(id));
    if (known !== undefined) return known.content ?? undefined;
    const found = await this.collection.findOne({ _id: id, ...isRow }, { projection: { doc: 1 } });
    return this.keep(id, found === null ? null : Content.ofDoc(this.derivation, found.doc));
  }

  keep(id: string, content: Content | null): Content | undefined {
    this.known.set(this.key(id), { content });
    return content ?? undefined;
  }

  /** Stored rows whose field has the value. Throws UnknownField. */
  async where(field: string, value: string): Promise<readonly (readonly [id: string, Content])[]> {
    await this.indexBy(field);
    const found = this.collection.find(equals(this.layout, field, value), { projection: { doc: 1 } });
    return (await found.toArray()).map(({ _id, doc }) => {
      const content = this.known.get(this.key(_id))?.content ?? Content.ofDoc(this.derivation, doc);
      this.keep(_id, content);
      return [_id, content];
    });
  }

  /** While the view is filled, only what projectors look rows up by has an index. */
  private async indexBy(field: string): Promise<void> {
    const wanted = this.layout.by(field).filter(({ name }) => !this.indexed.has(name));
    await this.rows.index(this.layout.collection, wanted);
    for (const { name } of wanted) this.indexed.add(name);
  }

  /** What lists look rows up by. Does nothing the second time, unless arrays were seen since. */
  async index(): Promise<void> {
    const wanted = this.layout.wanted.filter(({ name }) => !this.indexed.has(name));
    await this.rows.index(this.layout.collection, wanted);
    if (this.indexed.size === 0) await this.rows.letMarksGo(this.layout.collection);
    for (const { name } of wanted) this.indexed.add(name);
  }

  private key(id: string): string {
    return `${this.layout.collection} ${id}`;
  }
}

/** Takes note of columns in which arrays were seen, told as `view/column`; answers whether one was not known of. */
export function learnArrays(tables: ReadonlyMap<string, MongoTable>, seen: readonly string[]): boolean {
  let learned = false;
  for (const one of seen) {
    const [view = '', column = ''] = one.split('/');
    const arrays = tables.get(view)?.layout.arrays;
    if (arrays === undefined || arrays.has(column)) continue;
    arrays.add(column);
    learned = true;
  }
  return learned;
}
