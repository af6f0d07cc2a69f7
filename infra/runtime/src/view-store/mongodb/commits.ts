import { randomUUID } from 'node:crypto';
import type { LogPosition } from '../../event-store/port.ts';
import type { Catalog } from './catalog.ts';
import { tombstone, type Write } from './documents.ts';
import type { BatchName, Journal } from './journal.ts';
import type { GenerationRecord } from './records.ts';
import type { Rows } from './rows.ts';

/** How far a generation has come: by its batches, and in the log. */
export interface Standing {
  readonly turn: number;
  readonly position: LogPosition;
}

/** What a batch is to make of a generation. */
export interface Commit {
  readonly id: string;
  readonly from: Standing;
  readonly position: LogPosition;
  readonly writes: readonly Write[];
  /** Columns that begin to hold arrays, as `view/column`. */
  readonly arrays: readonly string[];
}

/** The generation is no longer there: another one took its place. */
export class GenerationGone extends Error {}

/**
 * Makes batches count, all or nothing, on a server that changes one document at a time:
 *
 * 1. what is to be written is noted in a journal;
 * 2. the generation's turn is raised by one, if it is still the one that the batch began with: from here on the batch counts, and every
 *    other that began with that turn is refused, before it wrote a row;
 * 3. the rows are written, each unless a later turn wrote it;
 * 4. the checkpoint follows them, and the journal goes.
 *
 * Who is cut before 2. wrote nothing. Who is cut after it is helped: whoever asks next where the generation stands does 3. and 4. from the
 * journal, if need be again, because a row that is as it is to be stays so. So rows never lie half way between two checkpoints for a
 * projector that goes on, and one that comes back from a long pause changes nothing that is newer.
 */
export class Commits {
  constructor(
    private readonly catalog: Catalog,
    private readonly journal: Journal,
    private readonly rows: Rows,
  ) {}

  /** Answers where the generation stands then; undefined where somebody else took the turn: then nothing is written. */
  async make(commit: Commit): Promise<Standing | undefined> {
    const { id, from, position, writes, arrays } = commit;
    const batch = { generation: id, turn: from.turn + 1, mark: randomUUID() };
    const pieces = await this.journal.note(batch, writes);
    const pending = pieces === 0 ? null : { position, pieces };
    const taken = await this.take(batch, {
      $set: { turn: batch.turn, mark: batch.mark, pending, ...(pending ? {} : { position }) },
      ...(arrays.length === 0 ? {} : { $addToSet: { arrays: { $each: arrays } } }),
    });
    if (!taken) {
      await this.journal.unnote({ mark: batch.mark });
      return undefined;
    }
    if (pending !== null) await this.finish(batch, position, writes);
    return { turn: batch.turn, position };
  }

  /**
   * Where the answer was lost, the mark tells that it was taken. That it was not is told by nothing: the server may do it yet, and the
   * journal stays for that.
   */
  private async heard({ generation, mark }: BatchName, take: () => Promise<boolean>): Promise<boolean> {
    try {
      return await take();
    } catch (error) {
      const found = await this.catalog.generations.findOne({ _id: generation }).catch(() => undefined);
      if (found?.mark !== mark) throw error;
      return true;
    }
  }

  private take(batch: BatchName, change: object): Promise<boolean> {
    // With a batch under way none begins: whoever knows its turn has seen to its end.
    const asked = { _id: batch.generation, turn: batch.turn - 1, pending: null };
    const taken = () => this.catalog.generations.updateOne(asked, change);
    return this.heard(batch, async () => (await taken()).matchedCount === 1);
  }

  private async finish(batch: BatchName, position: LogPosition, writes: readonly Write[]): Promise<void> {
    const { generation, turn, mark } = batch;
    await this.rows.write(writes);
    await this.catalog.generations.updateOne({ _id: generation, turn, mark }, { $set: { position, pending: null } });
    await this.journal.unnoteUpTo(batch);
  }

  /** Where a generation stands, once a batch that was cut is written to its end. Throws GenerationGone. */
  async settled(id: string): Promise<GenerationRecord> {
    for (let lost = ''; ; ) {
      const found = await this.catalog.generations.findOne({ _id: id });
      if (found === null) throw new GenerationGone(`${id} is no longer there`);
      const { pending, turn, mark } = found;
      if (pending === null) return found;
      const batch = { generation: id, turn, mark };
      const writes = await this.journal.noted(batch, pending.pieces);
      if (writes !== undefined) await this.finish(batch, pending.position, writes);
      else if (lost === mark) throw new Error(`${id}: the journal of its last batch is lost; rebuild its views`);
      // Somebody has written it to its end meanwhile.
      else lost = mark;
    }
  }

  /** Rows go in a batch of their own, which knows whatever was written before it. */
  async remove(id: string, collection: string, ids: readonly string[]): Promise<{ from: Standing; to: Standing }> {
    while (true) {
      const from = await this.settled(id);
      const writes = (await this.rows.there(collection, ids)).map((one) => ({
        ...{ collection, document: tombstone(one, from.turn + 1), isThere: true },
      }));
      const to = await this.make({ id, from, position: from.position, writes, arrays: [] });
      if (to !== undefined) return { from, to };
    }
  }
}
