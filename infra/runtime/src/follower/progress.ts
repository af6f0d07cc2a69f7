import type { Checkpoints } from '../checkpoints/port.ts';
import { type LogPosition, START } from '../event-store/port.ts';
import { type Persisting, persist } from './pauses.ts';

/** An event that was taken from the log and is not done. */
export interface Pending {
  readonly position: LogPosition;
  done: boolean;
}

/**
 * How far a follower has come. Events end in any order; the checkpoint moves over those that are done, up to the first that is not.
 * It is written beside the work, each time to where it has come by then, and again until the store takes it.
 */
export class Progress {
  /** In the order of the log. */
  private readonly queue: Pending[] = [];
  private done: LogPosition = START;
  private seen: LogPosition = START;
  private kept: LogPosition = START;
  private saving: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly checkpoints: Checkpoints,
    private readonly persisting: Persisting,
  ) {}

  startAt(position: LogPosition): void {
    this.done = this.seen = this.kept = position;
  }

  /** Where to go on reading. */
  read(): LogPosition {
    return this.seen;
  }

  /** Everything up to here is done. */
  position(): LogPosition {
    return this.queue.length === 0 ? this.seen : this.done;
  }

  pending(): number {
    return this.queue.length;
  }

  begin(position: LogPosition): Pending {
    const pending = { position, done: false };
    this.queue.push(pending);
    this.seen = position;
    return pending;
  }

  /** Nothing up to here is of interest, or it was handed over. */
  pass(position: LogPosition): void {
    this.seen = position;
    this.save();
  }

  finish(pending: Pending): void {
    pending.done = true;
    while (this.queue[0]?.done) this.done = this.queue.shift()?.position ?? this.done;
    this.save();
  }

  /** Writes what is not written yet, once more; throws when the store does not take it. */
  async flush(): Promise<void> {
    await this.saving;
    if (this.position() > this.kept) await this.write();
  }

  private save(): void {
    this.saving ??= this.untilKept().finally(() => {
      this.saving = undefined;
    });
  }

  private async untilKept(): Promise<void> {
    while (this.position() > this.kept && !this.persisting.signal.aborted)
      await persist(() => this.write(), this.persisting);
  }

  /** What was done is durable at once; what went by is kept when the store finds the time. */
  private async write(): Promise<void> {
    const [done, position] = [this.done, this.position()];
    if (done > this.kept) await this.checkpoints.set(this.name, done);
    if (position > done) await this.checkpoints.pass(this.name, position);
    this.kept = position;
  }
}
