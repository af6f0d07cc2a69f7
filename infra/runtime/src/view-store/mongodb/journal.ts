import type { Collection, Db, Document } from 'mongodb';
import type { Write } from './documents.ts';

/** Bytes of one piece of a journal; the server takes 16 MB at once. */
const pieceBytes = 4_000_000;

/** A piece of what a batch is to write, kept until all of it is written. */
interface Piece extends Document {
  readonly _id: string;
  readonly generation: string;
  readonly turn: number;
  readonly mark: string;
  readonly writes: readonly Write[];
}

/** Whose journal: of which batch of which generation. */
export interface BatchName {
  readonly generation: string;
  readonly turn: number;
  readonly mark: string;
}

/** What batches are to write, kept until all of it is written. */
export class Journal {
  private readonly journal: Collection<Piece>;

  constructor(db: Db) {
    this.journal = db.collection('viewJournal');
  }

  /** Keeps what the batch is to write; answers in how many pieces. Throws where a row is too large for the server. */
  async note(batch: BatchName, writes: readonly Write[]): Promise<number> {
    const pieces: Write[][] = [];
    let size = pieceBytes;
    for (const write of writes) {
      const bytes = sizeOf(write);
      if (size + bytes > pieceBytes) {
        pieces.push([]);
        size = 0;
      }
      pieces.at(-1)?.push(write);
      size += bytes;
    }
    for (const [number, piece] of pieces.entries())
      await this.journal.insertOne({ _id: `${batch.generation}/${batch.mark}/${number}`, ...batch, writes: piece });
    return pieces.length;
  }

  /** What a batch is to write; undefined where not all of it is kept any more. */
  async noted({ generation, mark }: BatchName, pieces: number): Promise<readonly Write[] | undefined> {
    const found = await this.journal.find({ generation, mark }).toArray();
    return found.length === pieces ? found.flatMap(({ writes }) => writes) : undefined;
  }

  /** Removes the journal of a batch that never counts, or of all batches of a generation. */
  async unnote(whose: Partial<BatchName>): Promise<void> {
    await this.journal.deleteMany(whose);
  }

  /** Removes the journals of this batch and of those before it: none of them counts any more. */
  async unnoteUpTo({ generation, turn }: BatchName): Promise<void> {
    await this.journal.deleteMany({ generation, turn: { $lte: turn } });
  }
}

/** About how many bytes a document takes. */
function sizeOf({ document }: Write): number {
  const { doc = '', text = '' } = document as { doc?: string; text?: string };
  return 500 + 3 * (doc.length + 3 * text.length);
}
