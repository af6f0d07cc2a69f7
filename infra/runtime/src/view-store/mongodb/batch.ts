import { MongoError } from 'mongodb';
import type { LogPosition } from '../../event-store/port.ts';
import { attempted } from '../attempted.ts';
import type { BatchWriter, UnprojectedEvent } from '../generation.ts';
import type { Row } from '../schema.ts';
import { touchedView } from '../touched-view.ts';
import type { MongoTable } from './table.ts';
import { rowOf, Touched } from './touched.ts';

/** Reads and writes of one batch. Nothing is written before its end; see MongoGeneration. */
export class Batch implements BatchWriter {
  readonly touched = new Map<string, Touched>();
  /** Events to be parked, by position; undefined: no longer. */
  readonly parking = new Map<LogPosition, UnprojectedEvent | undefined>();
  private undo: (() => void)[] = [];
  private over = false;

  constructor(private readonly tables: ReadonlyMap<string, MongoTable>) {}

  async get(view: string, id: string): Promise<Row | undefined> {
    return rowOf(await this.rows(view).entry(id));
  }

  async put(view: string, row: Row): Promise<void> {
    if (typeof row.id !== 'string' || row.id === '') throw new TypeError(`a row of "${view}" has no id`);
    const rows = this.rows(view);
    this.undo.push(rows.put(await rows.entry(row.id), row));
  }

  async delete(view: string, id: string): Promise<void> {
    const rows = this.rows(view);
    this.undo.push(rows.change(await rows.entry(id), null));
  }

  async find(view: string, field: string, value: string): Promise<readonly Row[]> {
    return (await this.rows(view).find(field, value)).flatMap((entry) => rowOf(entry) ?? []);
  }

  async attempt(_position: LogPosition, work: () => Promise<unknown>): ReturnType<typeof attempted> {
    this.undo = [];
    try {
      return await attempted(this.undo, work, (error) => error instanceof MongoError);
    } finally {
      this.undo = [];
    }
  }

  async park(event: UnprojectedEvent): Promise<void> {
    this.parking.set(event.position, event);
  }

  async unpark(position: LogPosition): Promise<void> {
    this.parking.set(position, undefined);
  }

  /** Runs the work that writes into this batch; what it forgot to await and writes later, finds the batch over. */
  async run(work: (writer: BatchWriter) => Promise<void>): Promise<void> {
    try {
      await work(this);
    } finally {
      this.over = true;
    }
  }

  private rows(view: string): Touched {
    if (this.over) throw new Error(`the batch that reads or writes "${view}" is over`);
    const { touched, tables } = this;
    return touchedView(view, { touched, tables, make: (table) => new Touched(table) });
  }
}
