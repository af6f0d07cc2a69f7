import {
  behind,
  type Changes,
  type Generation,
  type LogPosition,
  Troubles,
  Turns,
  type Unparked,
  type UnprojectedEvent,
} from '@talentlog/runtime';
import { FeedBatch } from './feed-batch.ts';
import { ParkedEvents } from './parked-events.ts';
import { Progress } from './progress.ts';
import type { LogEvent, Projector } from './projector.ts';
import type { RowName } from './rows-about.ts';

/** How many events of no interest may go by before the checkpoint follows them. */
const saveEvery = 5000;

export interface FeedReport {
  readonly changes: Changes;
  /** What was parked for its own error, as against for what went before it. */
  readonly poison: readonly UnprojectedEvent[];
  /** The rows were made anew from events that were passed before. */
  readonly isAnew: boolean;
}

export interface LogPage {
  readonly after: LogPosition;
  readonly events: readonly LogEvent[];
  readonly upTo: LogPosition;
}

/** Reads a stream from the log. */
export type ReadStream = (stream: string) => Promise<readonly LogEvent[]>;

/** Feeds one generation of a projector: applies events in order, parks what fails, and knows how far it has come. */
export class Feed {
  readonly troubles = new Troubles();
  readonly progress = new Progress(Date.now);
  private readonly types: ReadonlySet<string>;
  private readonly turns = new Turns();
  private skipped = 0;
  /** Since a batch failed: a store that could not be heard may have taken it all the same. */
  private isUnsure = false;

  private constructor(
    readonly projector: Projector,
    readonly generation: Generation,
    private readonly report: (feed: Feed, report: FeedReport) => void,
    private reached: LogPosition,
    private parkedEvents: ParkedEvents,
  ) {
    this.types = new Set(projector.events);
  }

  /** A feed that goes on where the generation stands. */
  static async open(
    projector: Projector,
    generation: Generation,
    report: (feed: Feed, report: FeedReport) => void,
  ): Promise<Feed> {
    const parked = new ParkedEvents(await generation.parked());
    return new Feed(projector, generation, report, await generation.checkpoint(), parked);
  }

  /** Everything up to here is applied, parked or of no interest. */
  position(): LogPosition {
    return this.reached;
  }

  /** What this projector has parked. */
  parked(): readonly UnprojectedEvent[] {
    return this.parkedEvents.list();
  }

  /**
   * Takes a page, all that the log has after `after` up to `upTo`; what it had before is left out, and a page that begins later
   * than where it is, is no use to it. Throws the store's failures, with nothing taken.
   */
  take({ after, events, upTo }: LogPage): Promise<void> {
    return this.inTurn(async () => {
      if (this.reached < after || upTo <= this.reached) return;
      const wanted = events.filter(({ recorded }) => this.types.has(recorded.type) && recorded.position > this.reached);
      this.skipped += events.length - wanted.length;
      if (wanted.length > 0) await this.apply(wanted, upTo);
      this.reached = upTo;
      if (this.skipped > saveEvery) await this.saveNow();
    });
  }

  /** Makes these rows anew from all that happened to them so far, in one batch, so that nobody sees them gone. */
  tellAnew(rows: readonly RowName[], events: readonly LogEvent[]): Promise<void> {
    return this.inTurn(async () => {
      const told = events.filter(({ recorded }) => recorded.position <= this.reached && this.types.has(recorded.type));
      let poison: readonly UnprojectedEvent[] = [];
      const changes = await this.transact(this.reached, async (batch) => {
        for (const row of rows) await batch.forget(row);
        poison = await batch.applyAll(told);
      });
      this.report(this, { changes, poison, isAnew: true });
    });
  }

  /** Makes the checkpoint durable where only events of no interest went by. */
  save(): Promise<void> {
    return this.inTurn(() => this.saveNow());
  }

  private async saveNow(): Promise<void> {
    this.skipped = 0;
    if (this.reached > (await this.generation.checkpoint())) await this.transact(this.reached, async () => undefined);
  }

  private async apply(events: readonly LogEvent[], upTo: LogPosition): Promise<void> {
    let poison: readonly UnprojectedEvent[] = [];
    const changes = await this.transact(upTo, async (batch) => {
      poison = await batch.applyAll(events);
    });
    this.skipped = 0;
    this.reached = upTo;
    this.report(this, { changes, poison, isAnew: false });
  }

  /** Writes one batch; what it parked counts from then on. */
  private async transact(upTo: LogPosition, work: (batch: FeedBatch) => Promise<void>): Promise<Changes> {
    const parked = this.parkedEvents.copy();
    this.isUnsure = true;
    const changes = await this.generation.transact(upTo, (writer) =>
      work(new FeedBatch(this.projector, writer, parked)),
    );
    this.isUnsure = false;
    this.parkedEvents = parked;
    return changes;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.take(async () => {
      if (this.isUnsure) await this.lookAgain();
      return work();
    });
  }

  /** Goes on where the generation stands, whoever brought it there. What changed meanwhile is not known row by row. */
  private async lookAgain(): Promise<void> {
    const before = this.reached;
    this.reached = await this.generation.checkpoint();
    this.parkedEvents = new ParkedEvents(await this.generation.parked());
    this.isUnsure = false;
    if (this.reached <= before) return;
    const changes = new Map(this.projector.views.map(({ name }) => [name, []]));
    this.report(this, { changes, poison: [], isAnew: false });
  }

  /** Applies a stream's parked events again, in order and as they read today, up to the first that fails again. */
  retry(stream: string, read: ReadStream): Promise<Unparked> {
    return this.inTurn(() => this.applyParked(stream, read));
  }

  /** Gives one parked event up for this projector, and applies those that waited behind it. */
  discard({ stream, position }: UnprojectedEvent, read: ReadStream): Promise<Unparked> {
    return this.inTurn(async () => {
      await this.transact(this.reached, (batch) => batch.unpark(position));
      const left = this.parkedEvents.ofStream(stream);
      return left[0]?.error === behind ? this.applyParked(stream, read) : { handled: 0, left: left.length };
    });
  }

  private async applyParked(stream: string, read: ReadStream): Promise<Unparked> {
    const events = new Map((await read(stream)).map((event) => [event.recorded.position, event]));
    let handled = 0;
    const changes = await this.transact(this.reached, async (batch) => {
      handled = await batch.applyParked(stream, events);
    });
    this.report(this, { changes, poison: [], isAnew: true });
    return { handled, left: this.parkedEvents.ofStream(stream).length };
  }
}
