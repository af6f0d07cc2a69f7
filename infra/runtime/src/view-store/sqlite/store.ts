import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  type Generation,
  type ListQuery,
  type ProjectorSchema,
  type Row,
  UnknownView,
  type ViewStore,
} from '../port.ts';
import { Catalog, fingerprintOf, type GenerationRecord } from './catalog.ts';
import { type Home, SqliteGeneration } from './generation.ts';
import { textOf } from './layout.ts';
import { Lists } from './lists.ts';
import { type Bound, Statements } from './statements.ts';
import { ViewTable } from './table.ts';

const scanPage = 500;
/** Pages of the search index that one step of a merge writes, so that queries get their turn between the steps. */
const mergePages = 200;

/**
 * Opens (and makes) the file of views. It can be rebuilt from the log, so it is written without waiting for the disk: after a power
 * loss it is whole and at an earlier checkpoint. Deleted content is overwritten. One process writes a file. Throws when it cannot be opened.
 */
export function openSqliteViewStore({ file }: { readonly file: string }): ViewStore {
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 5000', 'secure_delete = ON'])
    db.pragma(pragma);
  for (const pragma of ['cache_size = -32768', 'temp_store = MEMORY', 'analysis_limit = 1000']) db.pragma(pragma);
  return new SqliteViewStore(new Statements(db));
}

class SqliteViewStore implements ViewStore, Home {
  readonly catalog: Catalog;
  private dropping: Promise<void> = Promise.resolve();
  private readonly generations = new Map<string, SqliteGeneration[]>();

  private readonly lists: Lists;

  constructor(readonly statements: Statements) {
    this.lists = new Lists(statements);
    this.catalog = new Catalog(statements);
  }

  async open(projector: ProjectorSchema, { rebuild = false } = {}): Promise<readonly Generation[]> {
    for (const { name } of projector.views) this.assertUnowned(name, projector.name);
    const records = this.statements.transaction(() => this.recordsFor(projector, rebuild));
    const opened = records.map((record) => this.generation(projector, record));
    const known = this.generations.get(projector.name) ?? [];
    const kept = opened.map(
      (made) => known.find(({ number, current }) => number === made.number && current === made.current) ?? made,
    );
    this.generations.set(projector.name, kept);
    this.dropRetired(projector.name);
    return kept;
  }

  /** Makes and drops generations so that at most the live one and the wanted build remain. */
  private recordsFor(projector: ProjectorSchema, rebuild: boolean): GenerationRecord[] {
    const wanted = fingerprintOf(projector);
    const records = this.catalog.generationsOf(projector.name);
    const live = records.find(({ state }) => state === 'live');
    if (live === undefined) return [this.catalog.create(projector, 'live')];
    const builds = records.filter(({ state }) => state === 'building');
    const build = rebuild ? undefined : builds.find(({ fingerprint }) => fingerprint === wanted);
    for (const { number } of builds) if (number !== build?.number) this.catalog.retire(number);
    if (build !== undefined) return [live, build];
    return live.fingerprint === wanted && !rebuild ? [live] : [live, this.catalog.create(projector, 'building')];
  }

  private generation(projector: ProjectorSchema, record: GenerationRecord): SqliteGeneration {
    const current = record.fingerprint === fingerprintOf(projector);
    const schemas = new Map(projector.views.map((view) => [view.name, view]));
    const tables = this.catalog
      .layoutsOf(record)
      .map(
        (layout) =>
          [
            layout.shape.name,
            new ViewTable(this.statements, layout, current ? schemas.get(layout.shape.name) : undefined),
          ] as const,
      );
    return new SqliteGeneration(this, projector.name, record.number, current, new Map(tables));
  }

  private assertUnowned(view: string, projector: string): void {
    for (const [owner, generations] of this.generations)
      if (owner !== projector && generations.some(({ tables }) => tables.has(view)))
        throw new TypeError(`view "${view}" belongs to the projector "${owner}"`);
  }

  isLive(generation: SqliteGeneration): boolean {
    return this.generations.get(generation.projector)?.[0] === generation;
  }

  async promote(generation: SqliteGeneration): Promise<void> {
    if (this.isLive(generation)) return;
    this.statements.db.exec('ANALYZE');
    this.statements.transaction(() => this.catalog.makeLive(generation.projector, generation.number));
    this.generations.set(generation.projector, [generation]);
    this.dropRetired(generation.projector);
  }

  /** In the background, step by step. Where it fails, the next opening does it. */
  private dropRetired(projector: string): void {
    this.dropping = this.dropping.then(() => this.catalog.dropRetired(projector)).catch(() => undefined);
  }

  async get(view: string, id: string): Promise<Row | undefined> {
    const stored = this.table(view).load(id);
    return stored && (JSON.parse(stored.doc) as Row);
  }

  async getMany(view: string, ids: readonly string[]): Promise<readonly Row[]> {
    return this.table(view)
      .loadMany(ids)
      .map(({ doc }) => JSON.parse(doc) as Row);
  }

  async list(view: string, query: ListQuery): Promise<{ rows: readonly Row[]; total: number }> {
    const { limit, offset = 0 } = query;
    for (const count of [limit, offset])
      if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`limit ${limit}, offset ${offset}`);
    const table = this.table(view);
    const { rows, total } = this.lists.page(table, query);
    return { rows: rows.map((row) => JSON.parse(table.docOf(row)) as Row), total };
  }

  async countBy(
    view: string,
    field: string,
    query: Pick<ListQuery, 'where' | 'anyOf' | 'search'> = {},
  ): Promise<ReadonlyMap<string, number>> {
    const { layout } = this.table(view);
    const column = layout.column(field);
    const where = this.lists.where(layout, query);
    const sql = layout.arrays.has(field)
      ? `SELECT value, count(*) AS n FROM ${layout.elements} WHERE field = ${layout.fieldNumber(field)}
         ${where.text === '' ? '' : `AND _row IN (SELECT _row FROM ${layout.rows} ${where.text})`} GROUP BY value`
      : `SELECT ${column} AS value, count(*) AS n FROM ${layout.rows} ${where.text} GROUP BY ${column}`;
    const counted = this.statements.all<{ value: Bound; n: number }>(sql, ...where.values);
    const counts = new Map<string, number>();
    for (const { value, n } of counted)
      if (value !== null) counts.set(textOf(value), (counts.get(textOf(value)) ?? 0) + n);
    return counts;
  }

  async *scan(view: string): AsyncGenerator<Row> {
    const { rows, docs } = this.table(view).layout;
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
    const tables = [...this.generations.values()].flat().flatMap((generation) => generation.tables.get(view) ?? []);
    if (tables.length === 0) throw new UnknownView(view);
    this.statements.transaction(() => {
      for (const table of tables) {
        for (const id of ids) {
          const stored = table.load(id);
          if (stored !== undefined) table.delete(stored.row);
        }
      }
    });
    for (const table of tables) if (table.layout.shape.searchable) await this.rewriteText(table.layout.text);
    this.statements.db.pragma('wal_checkpoint(TRUNCATE)');
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

  private table(view: string): ViewTable {
    for (const generations of this.generations.values()) {
      for (const { tables } of generations) {
        const table = tables.get(view);
        if (table !== undefined) return table;
      }
    }
    throw new UnknownView(view);
  }

  async close(): Promise<void> {
    await this.dropping;
    this.statements.db.pragma('optimize');
    this.statements.db.close();
  }
}
