import type { LogPosition } from '../event-store/port.ts';
import type { Row } from './schema.ts';

/**
 * Handed to projectors: reads and writes of one batch. Reads see what the batch wrote before them; nobody else sees any of it until
 * all of it is there. One call at a time, each awaited: a writer is over when its batch is, and then takes nothing.
 */
export interface ViewWriter {
  get(view: string, id: string): Promise<Row | undefined>;
  put(view: string, row: Row): Promise<void>;
  delete(view: string, id: string): Promise<void>;
  /** Rows of a view whose column equals the value, by id, for fan-out by key. */
  find(view: string, field: string, value: string): Promise<readonly Row[]>;
}

/** An event a projector could not take, or one behind it in its stream. */
export interface UnprojectedEvent {
  readonly stream: string;
  readonly position: LogPosition;
  readonly eventId: string;
  readonly type: string;
  readonly error: string;
}

/** What the runner of projectors does within a batch. */
export interface BatchWriter extends ViewWriter {
  /**
   * Runs the writes of the event at this position as one: where `work` throws, they are undone and its error is answered.
   * Failures of the store itself are thrown and fail the batch.
   */
  attempt(position: LogPosition, work: () => Promise<unknown>): Promise<{ readonly error: unknown } | undefined>;
  park(event: UnprojectedEvent): Promise<void>;
  unpark(position: LogPosition): Promise<void>;
}

/** Ids of the rows that a batch wrote or deleted, by view. */
export type Changes = ReadonlyMap<string, readonly string[]>;

/**
 * One set of tables of a projector with its own checkpoint and parked events. The live generation answers queries; a changed
 * projector, or a rebuild, fills the next one beside it.
 *
 * A batch is a unit of work: it reads what is stored, keeps its writes to itself, and hands them over in one piece at its end, with
 * the checkpoint. So no engine has to hold a transaction open while a projector thinks: one writes rows and checkpoint in a short
 * transaction of its own, another writes rows that carry their position and then the checkpoint. What the batch read cannot have
 * changed meanwhile, because nobody else writes a generation: batches of one holder follow each other, and a second holder is fenced.
 */
export interface Generation {
  readonly projector: string;
  readonly number: number;
  /** Whether it has the version and the shapes that were opened. One that has not is read until its successor is there, never written. */
  readonly current: boolean;
  /**
   * Everything up to here is in the tables or parked. Whoever was fenced, or does not know whether a batch that failed was taken, asks
   * this before the next one, and goes on from there.
   */
  checkpoint(): Promise<LogPosition>;
  parked(): Promise<readonly UnprojectedEvent[]>;
  /**
   * Makes the writes and moves the checkpoint, all or nothing; batches asked for at once run one after the other. Throws what `work`
   * throws, RangeError where the checkpoint would move back, and Fenced where another holder has written: then nothing is.
   */
  transact(checkpoint: LogPosition, work: (writer: BatchWriter) => Promise<void>): Promise<Changes>;
  /**
   * The past is told: makes what lists look rows up by, where it was opened to be filled. Does nothing the second time. A generation
   * that is not finished answers the same, only more slowly; one that goes live is finished.
   */
  finish(): Promise<void>;
  /** Makes queries read this generation from now on, in one step; what they read before is dropped afterwards. */
  goLive(): Promise<void>;
}

/** Another holder of the generation wrote since this one last did, or since its batch began. */
export class Fenced extends Error {
  constructor({ projector, number }: Pick<Generation, 'projector' | 'number'>) {
    super(`${projector}: another process writes generation ${number}`);
  }
}
