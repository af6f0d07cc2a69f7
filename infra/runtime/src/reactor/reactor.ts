import type { Checkpoints, ParkedWork } from '../checkpoints/port.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { OpenEvents, OpenedEvent } from '../event-store/opened.ts';
import type { EventStore, Position, RecordedEvent } from '../event-store/port.ts';
import type { Logger } from '../logger.ts';
import { Slots } from './slots.ts';

/** Thrown by a handler whose peer is away: the event is tried again, however long it takes. */
export class TryAgain extends Error {}

export interface ReactorParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly checkpoints: Checkpoints;
  readonly logger: Logger;
  readonly clock?: Clock;
}

export interface ReactorDefinition extends ReactorParts {
  /** Name of its checkpoint. */
  readonly name: string;
  readonly types: readonly string[];
  /** Has the effect. May be called again for the same event, after a crash or a failure: the effect's id must repeat. */
  readonly handle: (event: OpenedEvent, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970 before which the event is left alone; by default it is handled at once. */
  readonly due?: (event: RecordedEvent) => number;
  /** Events handled side by side, by default 8; those of one stream follow each other. */
  readonly concurrency?: number;
}

export interface ReactorStatus {
  readonly name: string;
  /** Everything up to here is done. */
  readonly position: Position;
  readonly caughtUp: boolean;
  /** Begun or waiting for its time. */
  readonly pending: number;
  readonly parked: readonly ParkedWork[];
  readonly lastError: string | null;
}

export interface Reactor {
  status(): ReactorStatus;
  /** Handles a parked event again. False when there is no such event. */
  retry(eventId: string): Promise<boolean>;
  /** Lets what has begun come to its end, or be cut off by the signal, and then resolves. */
  stop(): Promise<void>;
}

/** What is kept of an event while it waits: the event itself is read again. */
interface Pending {
  readonly position: Position;
  done: boolean;
}

const waits = [1_000, 5_000, 30_000, 120_000, 300_000] as const;
const waitOf = (attempt: number): number => waits[Math.min(attempt, waits.length - 1)] ?? 0;
/** Failures that are not the peer's are defects: a few tries, then the event is put aside. */
const triesBeforeParking = 3;

/**
 * Runs a worker with effects over the log: catches up from its checkpoint, handles events side by side, tries again with growing
 * waits, parks what it cannot handle, and moves the checkpoint only over what is done. Nothing is skipped; an event that was being
 * handled when the process ended is handled again.
 */
export function startReactor(definition: ReactorDefinition): Reactor {
  const run = new ReactorRun(definition);
  const ended = run.follow();
  return {
    status: () => run.status(),
    retry: (eventId) => run.retry(eventId),
    stop: async () => {
      run.abort.abort();
      await ended;
      await run.settle();
    },
  };
}

class ReactorRun {
  readonly abort = new AbortController();
  private readonly clock: Clock;
  private readonly slots: Slots;
  /** Events taken from the log and not done, those that wait for their time apart: bounds memory. */
  private readonly intake: Slots;
  /** In the order of the log. */
  private readonly queue: Pending[] = [];
  /** The last work of each stream, so that the next one waits for it. */
  private readonly streams = new Map<string, Promise<void>>();
  private seen: Position;
  private caughtUp = false;
  private lastError: string | null = null;

  constructor(private readonly definition: ReactorDefinition) {
    this.clock = definition.clock ?? systemClock;
    this.slots = new Slots(definition.concurrency ?? 8);
    this.intake = new Slots(200);
    this.seen = definition.checkpoints.get(definition.name);
  }

  status(): ReactorStatus {
    const { name, checkpoints } = this.definition;
    return {
      name,
      position: checkpoints.get(name),
      caughtUp: this.caughtUp,
      pending: this.queue.length,
      parked: checkpoints.parked(name),
      lastError: this.lastError,
    };
  }

  /** Follows the log until aborted; a broken subscription is taken up again where it broke. */
  async follow(): Promise<void> {
    const { store, types, name, logger } = this.definition;
    const { signal } = this.abort;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        for await (const message of store.subscribe({ after: this.seen, filter: { types }, signal })) {
          attempt = 0;
          if (message.kind === 'event') await this.begin(message.event);
          else this.seen = message.position;
          if (message.kind === 'caught-up') this.caughtUp = true;
          this.advance();
        }
      } catch (error) {
        this.failed(error);
        logger.warn({ reactor: name, error: this.lastError }, 'the subscription broke');
      }
      if (!signal.aborted) await this.clock.wait(waitOf(attempt), signal);
    }
  }

  async settle(): Promise<void> {
    await Promise.all(this.streams.values());
  }

  async retry(eventId: string): Promise<boolean> {
    const { name, checkpoints, store } = this.definition;
    const parked = checkpoints.parked(name).find((event) => event.eventId === eventId);
    if (parked === undefined) return false;
    const [event] = await store.readStream(parked.stream, { from: parked.revision, to: parked.revision });
    if (event === undefined) return false;
    // It stays parked until it is done: its place lies before the checkpoint.
    if (await this.attempt(event)) checkpoints.unpark(name, eventId);
    return true;
  }

  private async begin(event: RecordedEvent): Promise<void> {
    const pending: Pending = { position: event.position, done: false };
    this.queue.push(pending);
    this.seen = event.position;
    const rest = (this.definition.due?.(event) ?? 0) - this.clock.now();
    if (rest > 0) return this.later(event.stream, event.revision, rest, pending);
    await this.intake.take();
    void this.launch(event, pending).finally(() => this.intake.give());
  }

  /** Keeps only the event's place while it waits for its time. */
  private later(stream: string, revision: number, rest: number, pending: Pending): void {
    const wait = async () => {
      await this.clock.wait(rest, this.abort.signal);
      if (this.abort.signal.aborted) return;
      const [event] = await this.definition.store.readStream(stream, { from: revision, to: revision });
      if (event !== undefined) await this.launch(event, pending);
    };
    wait().catch((error: unknown) => this.failed(error));
  }

  /** Lets the event run behind the one before it in its stream, as soon as there is a place. */
  private launch(event: RecordedEvent, pending: Pending): Promise<void> {
    const work = this.work(event, pending, this.streams.get(event.stream));
    this.streams.set(event.stream, work);
    return work.finally(() => {
      if (this.streams.get(event.stream) === work) this.streams.delete(event.stream);
    });
  }

  private async work(event: RecordedEvent, pending: Pending, before: Promise<void> | undefined): Promise<void> {
    await before;
    await this.slots.take();
    try {
      await this.attempt(event);
      pending.done = !this.abort.signal.aborted;
      this.advance();
    } catch (error) {
      // The checkpoints cannot be written: the event stays pending, and is handled again by the next process.
      this.definition.logger.error({ reactor: this.definition.name, error: this.failed(error) }, 'no checkpoint');
    } finally {
      this.slots.give();
    }
  }

  /** Tries until it is handled or parked. True when it was handled. */
  private async attempt(recorded: RecordedEvent): Promise<boolean> {
    const { name, logger, checkpoints } = this.definition;
    const { id: eventId, type, stream, revision } = recorded;
    for (let tries = 0, defects = 0; !this.abort.signal.aborted; tries += 1) {
      try {
        const opened = await this.definition.open([recorded]);
        await this.definition.handle(opened(recorded), this.abort.signal);
        return true;
      } catch (error) {
        const reason = this.failed(error);
        logger.warn({ reactor: name, eventId, type, tries, error: reason }, 'an event could not be handled');
        if (!(error instanceof TryAgain)) defects += 1;
        if (defects >= triesBeforeParking) {
          checkpoints.park(name, { eventId, stream, revision, reason });
          logger.error({ reactor: name, eventId, type, error: reason }, 'an event was parked');
          return false;
        }
        await this.clock.wait(waitOf(tries), this.abort.signal);
      }
    }
    return false;
  }

  private failed(error: unknown): string {
    this.lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    return this.lastError;
  }

  /** Moves the checkpoint over everything that is done, up to the first that is not. */
  private advance(): void {
    const { name, checkpoints } = this.definition;
    let position: Position | undefined;
    while (this.queue[0]?.done) position = this.queue.shift()?.position;
    if (position !== undefined) checkpoints.set(name, position);
    if (this.queue.length === 0 && !this.abort.signal.aborted) checkpoints.pass(name, this.seen);
  }
}
