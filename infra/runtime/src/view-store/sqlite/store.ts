import { setImmediate as nextTurn } from 'node:timers/promises';
import { openSqliteFile, overwritten, rewriteFile } from '../../disk/sqlite/open-file.ts';
import type { Generation } from '../generation.ts';
import type { ListQuery } from '../list-query.ts';
import { type OpenOptions, UnknownView, type ViewStore } from '../port.ts';
import type { ProjectorSchema, Row } from '../schema.ts';
import { textOf } from './layout.ts';
import { Lists } from './lists.ts';
import { OpenGenerations } from './open-generations.ts';
import { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';

const scanPage = 500;
/** Pages of the search index that one step of a merge writes, so that queries get their turn between the steps. */
const mergePages = 200;

/** Bytes of a file that is written anew at a purge: a second or two. */
const mostRewritten = 128 * 1024 * 1024;

/** Kibibytes of pages in memory, twice what SQLite takes by itself: what a search finds of 100,000 rows lies all over their table. */
const pages = 32_000;
/** Synchronous NORMAL: not each transaction waits for the disk. Temporary tables are in memory. */
const settings = { ...overwritten, synchronous: 1, temp_store: 2, analysis_limit: 1_000, cache_size: -pages };

/**
 * Opens (and makes) the file of views. It can be rebuilt from the log, so it is written without waiting for the disk: after a power
 * loss it is whole and at an earlier checkpoint. Deleted content is overwritten. One process writes a file. Throws when it cannot be opened.
 */
export function openSqliteViewStore({ file }: { readonly file: string }): ViewStore {
  return new SqliteViewStore(new Statements(openSqliteFile(file, '', settings)));
}

function assertWindow({ limit, offset = 0 }: ListQuery): void {
  for (const count of [limit, offset])
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`limit ${limit}, offset ${offset}`);
}

class SqliteViewStore implements ViewStore {
  private readonly generations: OpenGenerations;
  private readonly lists: Lists;

  constructor(private readonly statements: Statements) {
    this.lists = new Lists(statements);
    this.generations = new OpenGenerations(statements);
  }

  open(projector: ProjectorSchema, options?: OpenOptions): Promise<readonly Generation[]> {
    return this.generations.open(projector, options);
  }

  async get(view: string, id: string): Promise<Row | undefined> {
    return this.read(view).load(id)?.content.row;
  }

  async getMany(view: string, ids: readonly string[]): Promise<readonly Row[]> {
    return this.read(view).many(ids);
  }

  async list(view: string, query: ListQuery): Promise<{ rows: readonly Row[]; total: number }> {
    assertWindow(query);
    const table = this.read(view);
    const { rows, total } = this.lists.page(table, query);
    return { rows: table.inOrder(rows), total };
  }

  async find(view: string, query: ListQuery): Promise<readonly Row[]> {
    assertWindow(query);
    const table = this.read(view);
    return table.inOrder(this.lists.some(table, query));
  }

  async countBy(
    view: string,
    field: string,
    query: Pick<ListQuery, 'where' | 'anyOf' | 'search'> = {},
  ): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const { value, n } of this.lists.by(this.generations.table(view), field, query))
      if (value !== null) counts.set(textOf(value), (counts.get(textOf(value)) ?? 0) + n);
    return counts;
  }

  /** The table that answers, as the file has it now. */
  private read(view: string): ViewTable {
    this.generations.look();
    return this.generations.table(view);
  }

  async *scan(view: string): AsyncGenerator<Row> {
    const { rows, docs } = this.generations.table(view).layout;
    const sql = `SELECT r.id, d.doc FROM ${rows} r JOIN ${docs} d USING (_row) WHERE r.id > ? ORDER BY r.id LIMIT ${scanPage}`;
    let after = '';
    while (true) {
      const page = this.statements.all<{ id: string; doc: string }>(sql, after);
      for (const { doc } of page) yield JSON.parse(doc) as Row;
      const last = page.at(-1);
      if (last === undefined || page.length < scanPage) return;
      after = last.id;
      await nextTurn();
    }
  }

  async purge(view: string, ids: readonly string[]): Promise<void> {
    const keeping = this.generations.keeping(view);
    if (keeping.length === 0) throw new UnknownView(view);
    for (const generation of keeping) await generation.purge(view, ids);
    const tables = keeping.flatMap((generation) => generation.tables.get(view) ?? []);
    for (const table of tables) if (table.layout.shape.searchable) await this.rewriteText(table.layout.text);
    this.statements.db.pragma('wal_checkpoint(TRUNCATE)');
  }

  async compact(): Promise<boolean> {
    const { db } = this.statements;
    const [count, size] = ['page_count', 'page_size'].map((name) => Number(db.pragma(name, { simple: true })));
    if ((count ?? 0) * (size ?? 0) > mostRewritten) return false;
    rewriteFile(db);
    db.pragma('wal_checkpoint(TRUNCATE)');
    return true;
  }

  /** A deleted row's tokens stay in the search index until its segments are merged; this merges all of them, in steps. */
  private async rewriteText(text: string): Promise<void> {
    const total = () => this.statements.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
    for (let pages = -mergePages; ; pages = mergePages) {
      const before = total();
      this.statements.run(`INSERT INTO ${text}(${text}, rank) VALUES ('merge', ?)`, pages);
      if (total() - before < 2) return;
      await nextTurn();
    }
  }

  async close(): Promise<void> {
    await this.generations.settle();
    this.statements.db.pragma('optimize');
    this.statements.db.close();
  }
}
