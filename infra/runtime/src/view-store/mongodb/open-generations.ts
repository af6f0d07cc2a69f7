import type { Db } from 'mongodb';
import type { Generation } from '../generation.ts';
import { type OpenOptions, UnknownView } from '../port.ts';
import type { ProjectorSchema } from '../schema.ts';
import { Catalog } from './catalog.ts';
import { recordAt, recordsFor } from './choice.ts';
import { Commits } from './commits.ts';
import { type Home, MongoGeneration } from './generation.ts';
import { Journal } from './journal.ts';
import type { GenerationRecord } from './records.ts';
import { Rows } from './rows.ts';
import { learnArrays, type MongoTable } from './table.ts';

/** The generations of every projector that was opened, the live one first. */
export class OpenGenerations implements Home {
  readonly rows: Rows;
  readonly catalog: Catalog;
  readonly commits: Commits;
  private readonly schemas = new Map<string, ProjectorSchema>();
  private readonly generations = new Map<string, readonly MongoGeneration[]>();
  private dropping: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.rows = new Rows(db);
    const journal = new Journal(db);
    this.catalog = new Catalog(db, journal, this.rows);
    this.commits = new Commits(this.catalog, journal, this.rows);
  }

  async open(
    projector: ProjectorSchema,
    { rebuild = false, filling = false }: OpenOptions = {},
  ): Promise<readonly Generation[]> {
    for (const { name } of projector.views) this.assertUnowned(name, projector.name);
    this.schemas.set(projector.name, projector);
    const records = await recordsFor(this, projector, rebuild);
    const opened = await this.take(projector.name, records);
    if (!filling) for (const generation of opened) await generation.finish();
    this.dropRetired(projector.name);
    return opened;
  }

  /** As they are used from now on: those that were open already are kept. */
  private async take(projector: string, records: readonly GenerationRecord[]): Promise<readonly MongoGeneration[]> {
    const before = this.generations.get(projector) ?? [];
    const taken = records.map((record) => {
      const made = MongoGeneration.of(this, this.schemas.get(projector), record);
      return before.find(({ number, current }) => number === made.number && current === made.current) ?? made;
    });
    this.generations.set(projector, taken);
    return taken;
  }

  private assertUnowned(view: string, projector: string): void {
    for (const [owner, generations] of this.generations)
      if (owner !== projector && generations.some(({ tables }) => tables.has(view)))
        throw new TypeError(`view "${view}" belongs to the projector "${owner}"`);
  }

  async promote(generation: MongoGeneration): Promise<void> {
    const { projector, number } = generation;
    const pointer = await this.catalog.pointerOf(projector);
    if (pointer.live !== number) {
      const isBuild = pointer.build === number;
      if (!isBuild || !(await this.catalog.point(pointer, { live: number, build: null })))
        throw new Error(`${projector}: generation ${number} is no longer the one that is built`);
    }
    this.generations.set(projector, [generation]);
    this.dropRetired(projector);
  }

  /** In the background; where it fails, the next opening does it. */
  private dropRetired(projector: string): void {
    this.dropping = this.dropping.then(() => this.catalog.dropRetired(projector)).catch(() => undefined);
  }

  /** The table that answers: the live generation's, or that of one being built which alone has the view. */
  answering(view: string): { readonly generation: MongoGeneration; readonly table: MongoTable } {
    for (const generations of this.generations.values()) {
      for (const generation of generations) {
        const table = generation.tables.get(view);
        if (table !== undefined) return { generation, table };
      }
    }
    throw new UnknownView(view);
  }

  /**
   * Whether what this generation answered counts: it does not where another one took its place, or where it holds arrays that were not
   * known of. Then it is known of what there is now.
   */
  async stillAnswers({ projector, number, id, tables }: MongoGeneration): Promise<boolean> {
    const pointer = await this.catalog.pointers.findOne({ _id: projector });
    const record = await this.catalog.generations.findOne({ _id: id }, { projection: { arrays: 1 } });
    if (record === null || (pointer?.live !== number && pointer?.build !== number)) {
      const numbers = [pointer?.live ?? null, pointer?.build ?? null];
      const there = await Promise.all(numbers.map((one) => recordAt(this, projector, one)));
      await this.take(
        projector,
        there.filter((one) => one !== undefined),
      );
      return false;
    }
    return !learnArrays(tables, record.arrays);
  }

  /** Every generation, live or not, that keeps the view. */
  keeping(view: string): readonly MongoGeneration[] {
    return [...this.generations.values()].flat().filter(({ tables }) => tables.has(view));
  }

  get all(): readonly MongoGeneration[] {
    return [...this.generations.values()].flat();
  }

  /** Resolves when what was retired is dropped. */
  settle(): Promise<void> {
    return this.dropping;
  }
}
