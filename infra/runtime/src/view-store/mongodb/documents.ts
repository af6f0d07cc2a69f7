import type { Document } from 'mongodb';
import type { LogPosition } from '../../event-store/port.ts';
import type { Content } from '../content.ts';
import type { Scalar } from '../values.ts';
import type { MongoLayout } from './layout.ts';

/** Guards a document: only a batch of a later turn changes it. */
export interface Guarded extends Document {
  readonly _id: string;
  /** Of the batch that wrote it. */
  readonly turn: number;
  /** When it became a mark of a row that is no more; it holds nothing else, and goes by itself after a while. */
  readonly gone?: Date;
}

/** A row, as it is kept. */
export interface RowDocument extends Guarded {
  /** Of the log, as far as the batch that wrote it had read. */
  readonly position: LogPosition;
  /** The row as JSON: it comes back as it went, whatever its fields are named. */
  readonly doc: string;
  /** What its columns hold, without null: of an array the first element, and all of them. */
  readonly first: Readonly<Record<string, Scalar>>;
  readonly all: Readonly<Record<string, readonly Scalar[]>>;
  /** Tokens of its search text, each once; and one after the other, each between blanks. */
  readonly words?: readonly string[];
  readonly text?: string;
}

/** A document that is to be, in which collection; the batch adds its turn. */
export interface Write {
  readonly collection: string;
  readonly document: Guarded;
  /** Whether one of this `_id` is there, as far as whoever writes has seen. */
  readonly isThere: boolean;
}

/** What stays of a row: that it is gone, so that no former batch brings it back. */
export const tombstone = (id: string, turn: number): Guarded => ({ _id: id, turn, gone: new Date() });

export function rowDocument(
  layout: MongoLayout,
  { doc, row, derived }: Content,
  { turn, position }: { readonly turn: number; readonly position: LogPosition },
): RowDocument {
  const first: Record<string, Scalar> = {};
  const all: Record<string, readonly Scalar[]> = {};
  for (const [index, column] of layout.shape.columns.entries()) {
    const { many = false, values = [] } = derived.fields[index] ?? {};
    const [one] = values;
    if (one === undefined) continue;
    first[layout.named(column)] = one;
    if (many) all[layout.named(column)] = values;
  }
  const written = { _id: row.id, turn, position, doc, first, all };
  return layout.shape.searchable ? { ...written, ...layout.searched(derived.text) } : written;
}
