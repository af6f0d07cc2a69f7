import type { Db } from 'mongodb';
import type { Generation } from '../generation.ts';
import type { ListQuery } from '../list-query.ts';
import { type OpenOptions, UnknownView, type ViewStore } from '../port.ts';
import type { ProjectorSchema, Row } from '../schema.ts';
import { countsOf, pageOf, rowsOf } from './lists.ts';
import { OpenGenerations } from './open-generations.ts';
import type { MongoTable } from './table.ts';
import { type Filter, filterOf, isRow } from './where.ts';

const scanPage = 500;
/** A list is answered by another generation, or learns of arrays, once or twice; more often is something else. */
const mostTries = 20;

/**
 * Views in collections of a database that `openMongo` opened: one document for each row. Several processes may read one view; where two
 * write one, each batch of the one refuses the other. Closing the store closes no connection.
 */
export function openMongoViewStore({ db }: { readonly db: Db }): ViewStore {
  return new MongoViewStore(db);
}

function assertWindow({ limit, offset = 0 }: ListQuery): void {
  for (const count of [limit, offset])
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`limit ${limit}, offset ${offset}`);
}

class MongoViewStore implements ViewStore {
  private readonly generations: OpenGenerations;

  constructor(db: Db) {
    this.generations = new OpenGenerations(db);
  }

  open(projector: ProjectorSchema, options?: OpenOptions): Promise<readonly Generation[]> {
    return this.generations.open(projector, options);
  }

  async get(view: string, id: string): Promise<Row | undefined> {
    return (await this.getMany(view, [id]))[0];
  }

  getMany(view: string, ids: readonly string[]): Promise<readonly Row[]> {
    return this.read(view, async (table) => {
      if (ids.length === 0) return [];
      const asked = { _id: { $in: [...new Set(ids)] }, ...isRow };
      return rowsOf(
        await table.collection
          .find(asked, { projection: { doc: 1 } })
          .sort({ _id: 1 })
          .toArray(),
      );
    });
  }

  list(view: string, query: ListQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
    return this.read(
      view,
      async (table) => {
        const filter = filterOf(table.layout, query);
        const [rows, total] = await Promise.all([
          pageOf(table, filter, query),
          table.collection.countDocuments(filter),
        ]);
        return { rows, total };
      },
      query,
    );
  }

  find(view: string, query: ListQuery): Promise<readonly Row[]> {
    return this.read(view, (table) => pageOf(table, filterOf(table.layout, query), query), query);
  }

  countBy(view: string, field: string, query: Filter = {}): Promise<ReadonlyMap<string, number>> {
    return this.read(view, (table) => countsOf(table, field, query));
  }

  async *scan(view: string): AsyncGenerator<Row> {
    let after = '';
    while (true) {
      const page = await this.read(view, async ({ collection }) => {
        const asked = collection.find({ _id: { $gt: after }, ...isRow }, { projection: { doc: 1 } });
        return rowsOf(await asked.sort({ _id: 1 }).limit(scanPage).toArray());
      });
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < scanPage) return;
      after = last.id;
    }
  }

  async purge(view: string, ids: readonly string[]): Promise<void> {
    const keeping = this.generations.keeping(view);
    if (keeping.length === 0) throw new UnknownView(view);
    for (const generation of keeping) await generation.purge(view, ids);
  }

  async compact(): Promise<boolean> {
    const { all, rows } = this.generations;
    const names = all.flatMap(({ tables }) => [...tables.values()].map(({ layout }) => layout.collection));
    let isDone = true;
    for (const name of names) isDone = (await rows.compact(name)) && isDone;
    return isDone;
  }

  /** Asks the generation that answers; where it is no longer that one by then, the next. */
  private async read<T>(view: string, ask: (table: MongoTable) => Promise<T>, window?: ListQuery): Promise<T> {
    if (window !== undefined) assertWindow(window);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { generation, table } = this.generations.answering(view);
      const answer = await ask(table);
      if (await this.generations.stillAnswers(generation)) return answer;
    }
    throw new Error(`the views of "${view}" change all the time`);
  }

  close(): Promise<void> {
    return this.generations.settle();
  }
}
