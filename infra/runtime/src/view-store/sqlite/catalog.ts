import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LogPosition, START } from '../../event-store/port.ts';
import type { UnprojectedEvent } from '../generation.ts';
import type { ProjectorSchema } from '../schema.ts';
import { fingerprintOf, shapeOf, type ViewShape } from '../shape.ts';
import { Layout } from './layout.ts';
import type { Statements } from './statements.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS generations (
    number INTEGER PRIMARY KEY AUTOINCREMENT, projector TEXT NOT NULL, fingerprint TEXT NOT NULL, views TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('live', 'building', 'retired')), checkpoint TEXT NOT NULL) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS one_live ON generations (projector) WHERE state = 'live';
  CREATE TABLE IF NOT EXISTS parked (
    generation INTEGER NOT NULL, position TEXT NOT NULL, stream TEXT NOT NULL, event_id TEXT NOT NULL, type TEXT NOT NULL,
    error TEXT NOT NULL, PRIMARY KEY (generation, position)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS array_fields (
    generation INTEGER NOT NULL, view TEXT NOT NULL, field TEXT NOT NULL,
    PRIMARY KEY (generation, view, field)) STRICT, WITHOUT ROWID;`;

export interface GenerationRecord {
  readonly number: number;
  readonly fingerprint: string;
  readonly state: 'live' | 'building' | 'retired';
  readonly shapes: readonly ViewShape[];
}

/** The store's own tables: which generations there are, how far each has come, what it parked. */
export class Catalog {
  constructor(private readonly statements: Statements) {
    statements.db.exec(tables);
  }

  generationsOf(projector: string): GenerationRecord[] {
    const sql = 'SELECT number, fingerprint, state, views FROM generations WHERE projector = ? ORDER BY number';
    return this.statements
      .all<Omit<GenerationRecord, 'shapes'> & { views: string }>(sql, projector)
      .map(({ views, ...rest }) => ({ ...rest, shapes: JSON.parse(views) as ViewShape[] }));
  }

  create(projector: ProjectorSchema, state: 'live' | 'building'): GenerationRecord {
    const shapes = projector.views.map(shapeOf);
    const fingerprint = fingerprintOf(projector);
    const made = this.statements
      .prepare('INSERT INTO generations (projector, fingerprint, views, state, checkpoint) VALUES (?, ?, ?, ?, ?)')
      .run(projector.name, fingerprint, JSON.stringify(shapes), state, START);
    const record = { number: Number(made.lastInsertRowid), fingerprint, state, shapes };
    for (const layout of this.layoutsOf(record)) layout.create(this.statements);
    return record;
  }

  layoutsOf({ number, shapes }: Pick<GenerationRecord, 'number' | 'shapes'>): Layout[] {
    const sql = 'SELECT field FROM array_fields WHERE generation = ? AND view = ?';
    return shapes.map((shape) => {
      const layout = new Layout(shape, number);
      layout.look(this.statements);
      for (const { field } of this.statements.all<{ field: string }>(sql, number, shape.name)) layout.arrays.add(field);
      return layout;
    });
  }

  /** From now on nobody reads or writes it; its tables go later, one by one, because overwriting them takes its time. */
  retire(number: number): void {
    this.statements.run("UPDATE generations SET state = 'retired' WHERE number = ?", number);
  }

  makeLive(projector: string, number: number): void {
    this.statements.run("UPDATE generations SET state = 'retired' WHERE projector = ? AND state = 'live'", projector);
    this.statements.run("UPDATE generations SET state = 'live' WHERE number = ?", number);
  }

  /** Drops what is retired, also what a crash left over. */
  async dropRetired(projector: string): Promise<void> {
    for (const record of this.generationsOf(projector).filter(({ state }) => state === 'retired')) {
      for (const layout of this.layoutsOf(record)) {
        for (const table of layout.tables()) {
          this.statements.db.exec(`DROP TABLE IF EXISTS ${table}`);
          await nextTurn();
        }
      }
      for (const table of ['parked', 'array_fields'])
        this.statements.run(`DELETE FROM ${table} WHERE generation = ?`, record.number);
      this.statements.run('DELETE FROM generations WHERE number = ?', record.number);
    }
  }

  checkpoint(number: number): LogPosition {
    const sql = 'SELECT checkpoint FROM generations WHERE number = ?';
    return this.statements.get<{ checkpoint: LogPosition }>(sql, number)?.checkpoint ?? START;
  }

  /** Moves the checkpoint; false when it is no longer where the caller knew it to be, because somebody else moved it. */
  advance(number: number, from: LogPosition, to: LogPosition): boolean {
    return (
      this.statements.run(
        'UPDATE generations SET checkpoint = ? WHERE number = ? AND checkpoint = ?',
        to,
        number,
        from,
      ) === 1
    );
  }

  parked(number: number): UnprojectedEvent[] {
    return this.statements.all(
      'SELECT stream, position, event_id AS eventId, type, error FROM parked WHERE generation = ? ORDER BY position',
      number,
    );
  }
}
