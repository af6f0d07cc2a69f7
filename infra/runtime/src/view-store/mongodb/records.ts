import type { LogPosition } from '../../event-store/port.ts';
import type { ViewShape } from '../shape.ts';
import { MongoLayout } from './layout.ts';

/** Which generation of a projector answers, and which is being built beside it. */
export interface Pointer {
  readonly _id: string;
  readonly live: number | null;
  readonly build: number | null;
  /** The number given out last. */
  readonly last: number;
}

/** What is known of a generation. */
export interface GenerationRecord {
  readonly _id: string;
  readonly projector: string;
  readonly number: number;
  readonly fingerprint: string;
  readonly shapes: readonly ViewShape[];
  /** Counts the batches: each raises it by one, and only whoever knew it. */
  readonly turn: number;
  /** Of the batch that raised it last. */
  readonly mark: string;
  readonly position: LogPosition;
  /** A batch that counts, and of which not every row is written yet: its journal has so many pieces. */
  readonly pending: { readonly position: LogPosition; readonly pieces: number } | null;
  /** Columns in which an array was seen, as `view/column`. */
  readonly arrays: readonly string[];
}

/** Documents are laid out anew where this changes. */
const layoutVersion = 1;
export const fingerprinted = (fingerprint: string): string => `${layoutVersion} ${fingerprint}`;

export const generationId = (projector: string, number: number): string => `${projector}/${number}`;
/** The collection of a view in one generation; without a view that of parked events. */
export const collectionOf = (projector: string, number: number, view?: string): string =>
  view === undefined ? `parked.${projector}.${number}` : `view.${projector}.${number}.${view}`;

export const layoutsOf = ({ projector, number, shapes, arrays }: GenerationRecord): readonly MongoLayout[] =>
  shapes.map((shape) => {
    const layout = new MongoLayout(shape, collectionOf(projector, number, shape.name));
    for (const column of shape.columns) if (arrays.includes(`${shape.name}/${column}`)) layout.arrays.add(column);
    return layout;
  });
