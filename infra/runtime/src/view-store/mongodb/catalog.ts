import type { Collection, Db } from 'mongodb';
import { START } from '../../event-store/port.ts';
import type { ProjectorSchema } from '../schema.ts';
import { shapeOf } from '../shape.ts';
import type { Journal } from './journal.ts';
import { collectionOf, type GenerationRecord, generationId, layoutsOf, type Pointer } from './records.ts';
import type { Rows } from './rows.ts';

/** The store's own documents: which generations there are, how far each has come. */
export class Catalog {
  readonly pointers: Collection<Pointer>;
  readonly generations: Collection<GenerationRecord>;

  constructor(
    db: Db,
    private readonly journal: Journal,
    private readonly rows: Rows,
  ) {
    this.pointers = db.collection('viewPointers');
    this.generations = db.collection('viewGenerations');
  }

  async pointerOf(projector: string): Promise<Pointer> {
    const made = { live: null, build: null, last: 0 };
    await this.pointers.updateOne({ _id: projector }, { $setOnInsert: made }, { upsert: true });
    const found = await this.pointers.findOne({ _id: projector });
    if (found === null) throw new Error(`the pointer of ${projector} went away`);
    return found;
  }

  record(projector: string, number: number): Promise<GenerationRecord | null> {
    return this.generations.findOne({ _id: generationId(projector, number) });
  }

  /** A generation that nobody points at yet. */
  async create({ name, views }: ProjectorSchema, fingerprint: string): Promise<GenerationRecord> {
    const given = await this.pointers.findOneAndUpdate(
      { _id: name },
      { $inc: { last: 1 } },
      { returnDocument: 'after' },
    );
    const number = given?.last ?? 1;
    const record: GenerationRecord = {
      ...{ _id: generationId(name, number), projector: name, number, fingerprint, shapes: views.map(shapeOf) },
      ...{ turn: 0, mark: '', position: START, pending: null, arrays: [] },
    };
    await this.generations.insertOne(record);
    return record;
  }

  /** Points elsewhere, where it still points as it did. */
  async point(from: Pointer, to: Pick<Pointer, 'live' | 'build'>): Promise<boolean> {
    const { _id, live, build } = from;
    return (await this.pointers.updateOne({ _id, live, build }, { $set: to })).matchedCount === 1;
  }

  /** Drops what nobody points at any more, also what a crash left over. One that is newer may be pointed at soon. */
  async dropRetired(projector: string): Promise<void> {
    const { live, build } = await this.pointerOf(projector);
    const newest = Math.max(live ?? 0, build ?? 0);
    for (const record of await this.generations.find({ projector }).toArray()) {
      const { number } = record;
      if (number !== live && number !== build && number < newest) await this.drop(record);
    }
  }

  async drop(record: GenerationRecord): Promise<void> {
    await this.rows.drop([
      ...layoutsOf(record).map(({ collection }) => collection),
      collectionOf(record.projector, record.number),
    ]);
    await this.journal.unnote({ generation: record._id });
    await this.generations.deleteOne({ _id: record._id });
  }
}
