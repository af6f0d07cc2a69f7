import type { Generation } from '../generation.ts';
import { type OpenOptions, UnknownView } from '../port.ts';
import type { ProjectorSchema } from '../schema.ts';
import { fingerprintOf } from '../shape.ts';
import { Catalog, type GenerationRecord } from './catalog.ts';
import { Commits } from './commits.ts';
import { Fillings } from './fills.ts';
import { type Home, SqliteGeneration } from './generation.ts';
import { RowCache } from './row-cache.ts';
import type { Statements } from './statements.ts';
import { ViewTable } from './table.ts';

/** The generations of every projector that was opened, the live one first. */
export class OpenGenerations implements Home {
  readonly catalog: Catalog;
  readonly commits: Commits;
  readonly fillings: Fillings;
  private readonly cache = new RowCache();
  private dropping: Promise<void> = Promise.resolve();
  private readonly generations = new Map<string, SqliteGeneration[]>();

  constructor(readonly statements: Statements) {
    this.catalog = new Catalog(statements);
    this.fillings = new Fillings(statements);
    this.commits = new Commits(statements, this.cache);
  }

  async open(
    projector: ProjectorSchema,
    { rebuild = false, filling = false }: OpenOptions = {},
  ): Promise<readonly Generation[]> {
    for (const { name } of projector.views) this.assertUnowned(name, projector.name);
    const records = this.statements.transaction(() => this.recordsFor(projector, rebuild));
    const opened = records.map((record) => this.generation(projector, record));
    const known = this.generations.get(projector.name) ?? [];
    const kept = opened.map(
      (made) => known.find(({ number, current }) => number === made.number && current === made.current) ?? made,
    );
    this.generations.set(projector.name, kept);
    for (const generation of kept) {
      if (!filling) generation.index();
      else if (generation.lacksIndexes) this.fillings.begin(generation.number);
    }
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
            new ViewTable(this.statements, layout, current ? schemas.get(layout.shape.name) : undefined, this.cache),
          ] as const,
      );
    return new SqliteGeneration(this, projector.name, record.number, current, new Map(tables));
  }

  private assertUnowned(view: string, projector: string): void {
    for (const [owner, generations] of this.generations)
      if (owner !== projector && generations.some(({ tables }) => tables.has(view)))
        throw new TypeError(`view "${view}" belongs to the projector "${owner}"`);
  }

  async promote(generation: SqliteGeneration): Promise<void> {
    if (this.generations.get(generation.projector)?.[0] === generation) return;
    this.statements.db.exec('ANALYZE');
    this.statements.transaction(() => this.catalog.makeLive(generation.projector, generation.number));
    this.generations.set(generation.projector, [generation]);
    this.cache.clear();
    this.dropRetired(generation.projector);
  }

  /** In the background, step by step, until nothing of it is left in the files. Where it fails, the next opening does it. */
  private dropRetired(projector: string): void {
    this.dropping = this.dropping
      .then(() => this.catalog.dropRetired(projector))
      .then(() => void this.statements.db.pragma('wal_checkpoint(TRUNCATE)'))
      .catch(() => undefined);
  }

  /** Before reading: what is kept of rows is forgotten where another connection wrote. */
  look(): void {
    this.cache.asOf(this.statements.writesOfOthers());
  }

  /** The table that answers: the live generation's, or that of one being built which alone has the view. */
  table(view: string): ViewTable {
    for (const generations of this.generations.values()) {
      for (const { tables } of generations) {
        const table = tables.get(view);
        if (table !== undefined) return table;
      }
    }
    throw new UnknownView(view);
  }

  /** Every generation, live or not, that keeps the view. */
  keeping(view: string): readonly SqliteGeneration[] {
    return [...this.generations.values()].flat().filter(({ tables }) => tables.has(view));
  }

  /** Resolves when what was retired is dropped. */
  settle(): Promise<void> {
    return this.dropping;
  }
}
