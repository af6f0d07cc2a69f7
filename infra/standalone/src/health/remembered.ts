import { setTimeout as delay } from 'node:timers/promises';

/** Longest age of an answer that still counts. */
const longestAgeMs = 15_000;

/** What somebody said last, so that who asks for it never waits for long, whatever hangs. */
export class Remembered<T> {
  private last: { readonly value: T; readonly at: number } | undefined;
  private asking: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Asks, unless the last question is not answered yet. */
  refresh(): Promise<void> {
    this.asking ??= this.ask()
      .then(
        (value) => {
          this.last = { value, at: this.now() };
        },
        () => {
          this.last = undefined;
        },
      )
      .finally(() => {
        this.asking = undefined;
      });
    return this.asking;
  }

  /** What is true now, when it is known in this time; else what was last said. */
  async within(milliseconds: number): Promise<T | undefined> {
    // What is being asked may have been answered before whatever the caller knows of: so it is asked once more.
    this.next ??= (this.asking ?? Promise.resolve())
      .then(() => {
        this.next = undefined;
      })
      .then(() => this.refresh());
    await Promise.race([this.next, delay(milliseconds, undefined, { ref: false })]);
    return this.value();
  }

  /** What was last said; undefined where that failed, or is too old to be true. */
  value(): T | undefined {
    return this.last !== undefined && this.now() - this.last.at <= longestAgeMs ? this.last.value : undefined;
  }
}
