import {
  type BatchWriter,
  behind,
  type Changes,
  type Generation,
  type Position,
  type RecordedEvent,
  reasonOf,
  Troubles,
  type Unparked,
  type UnprojectedEvent,
} from '@talentlog/runtime';
import type { LogEvent, Projector } from './projector.ts';

/** How many events of no interest may go by before the checkpoint follows them. */
const saveEvery = 5000;

export interface FeedReport {
  readonly changes: Changes;
  /** What was parked for its own error, as against for what went before it. */
  readonly poison: readonly UnprojectedEvent[];
}

export interface LogPage {
  readonly after: Position;
  readonly events: readonly LogEvent[];
  readonly upTo: Position;
}

/** Reads a stream from the log. */
export type ReadStream = (stream: string) => Promise<readonly LogEvent[]>;

/** Feeds one generation of a projector: applies events in order, parks what fails, and knows how far it has come. */
export class Feed {
  readonly troubles = new Troubles();
  private parkedStreams: ReadonlySet<string>;
  private readonly types: ReadonlySet<string>;
  private reached: Position;
  private turn: Promise<unknown> = Promise.resolve();
  private skipped = 0;

  constructor(
    readonly projector: Projector,
    readonly generation: Generation,
    private readonly report: (feed: Feed, report: FeedReport) => void,
  ) {
    this.types = new Set(projector.events);
    this.reached = generation.checkpoint();
    this.parkedStreams = streamsOf(generation.parked());
  }

  /** Everything up to here is applied, parked or of no interest. */
  position(): Position {
    return this.reached;
  }

  /**
   * Takes a page, all that the log has after `after` up to `upTo`; what it had before is left out, and a page that begins later
   * than where it is, is no use to it. Throws the store's failures, with nothing taken.
   */
  take({ after, events, upTo }: LogPage): Promise<void> {
    return this.inTurn(async () => {
      if (this.reached < after || upTo <= this.reached) return;
      const wanted = events.filter(({ recorded }) => recorded.position > this.reached && this.types.has(recorded.type));
      this.skipped += events.length - wanted.length;
      if (wanted.length > 0) await this.apply(wanted, upTo);
      this.reached = upTo;
      if (this.skipped > saveEvery) await this.saveNow();
    });
  }

  /** Makes the checkpoint durable where only events of no interest went by. */
  save(): Promise<void> {
    return this.inTurn(() => this.saveNow());
  }

  private async saveNow(): Promise<void> {
    this.skipped = 0;
    if (this.reached > this.generation.checkpoint()) await this.generation.transact(this.reached, () => undefined);
  }

  private async apply(events: readonly LogEvent[], upTo: Position): Promise<void> {
    let parked = new Set<string>();
    let poison: UnprojectedEvent[] = [];
    const changes = await this.generation.transact(upTo, (writer) => {
      parked = new Set(this.parkedStreams);
      poison = [];
      for (const event of events) {
        if (parked.has(event.recorded.stream)) {
          writer.park(parkedOf(event.recorded, behind));
          continue;
        }
        const failed = this.attempt(event, writer);
        if (failed === undefined) continue;
        parked.add(event.recorded.stream);
        poison.push(failed);
      }
    });
    this.skipped = 0;
    this.parkedStreams = parked;
    this.reached = upTo;
    this.report(this, { changes, poison });
  }

  /** Applies the event, or parks it and answers as what. */
  private attempt(event: LogEvent, writer: BatchWriter): UnprojectedEvent | undefined {
    const failed = writer.attempt(event.recorded.position, () => this.projector.project(event.view(), writer));
    if (failed === undefined) return undefined;
    const parked = parkedOf(event.recorded, reasonOf(String(failed.error)));
    writer.park(parked);
    return parked;
  }

  /** What this projector has parked. */
  parked(): readonly UnprojectedEvent[] {
    return this.generation.parked();
  }

  /** Applies a stream's parked events again, in order and as they read today, up to the first that fails again. */
  retry(stream: string, read: ReadStream): Promise<Unparked> {
    return this.inTurn(() => this.applyParked(stream, read));
  }

  /** Gives one parked event up for this projector, and applies those that waited behind it. */
  discard({ stream, position }: UnprojectedEvent, read: ReadStream): Promise<Unparked> {
    return this.inTurn(async () => {
      await this.generation.transact(this.reached, (writer) => writer.unpark(position));
      this.parkedStreams = streamsOf(this.parked());
      const left = this.parked().filter((event) => event.stream === stream);
      return left[0]?.error === behind ? this.applyParked(stream, read) : { handled: 0, left: left.length };
    });
  }

  private async applyParked(stream: string, read: ReadStream): Promise<Unparked> {
    const parked = this.parked().filter((event) => event.stream === stream);
    const events = new Map((await read(stream)).map((event) => [event.recorded.position, event]));
    let handled = 0;
    const changes = await this.generation.transact(this.reached, (writer) => {
      handled = 0;
      for (const { position } of parked) {
        const event = events.get(position);
        if (event === undefined || this.attempt(event, writer) !== undefined) break;
        writer.unpark(position);
        handled += 1;
      }
    });
    this.parkedStreams = streamsOf(this.parked());
    this.report(this, { changes, poison: [] });
    return { handled, left: parked.length - handled };
  }

  /** One after the other: a retry must not cross a batch. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }
}

const streamsOf = (parked: readonly UnprojectedEvent[]): ReadonlySet<string> =>
  new Set(parked.map(({ stream }) => stream));

const parkedOf = ({ stream, position, id, type }: RecordedEvent, error: string): UnprojectedEvent => ({
  stream,
  position,
  eventId: id,
  type,
  error,
});
