/** Under load those who follow are told of many events at once: for each telling they wake, ask, and write a transaction of their own. */
const usualPauseMs = 20;

/** Tells somebody that there is more, at once where it was quiet, and not more often than every so many milliseconds where it is not. */
export class Paced {
  private toldAt = Number.NEGATIVE_INFINITY;
  private isPlanned = false;

  constructor(
    private readonly tell: () => void,
    private readonly pauseMs = usualPauseMs,
  ) {}

  /** There is more. Nobody is told before what runs now, and what waits for its answer, has had its turn. */
  more(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    const wait = this.toldAt + this.pauseMs - performance.now();
    if (wait <= 0) setImmediate(() => this.now());
    else setTimeout(() => this.now(), wait);
  }

  private now(): void {
    this.isPlanned = false;
    this.toldAt = performance.now();
    this.tell();
  }
}
