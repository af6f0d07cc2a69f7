/** So many commands of workers are begun in one turn of the event loop while people wait for theirs. */
const ofWorkersPerTurn = 4;

/**
 * People before workers. 500 reservations are followed by 1,500 commands about the messages to who reserved; taken as they come, they keep
 * those who still choose a time waiting. While somebody waits, workers have some places in each turn of the event loop, so that they go on
 * under any load; otherwise as many as they like.
 */
export class PeopleFirst {
  private people = 0;
  private taken = 0;
  private isPlanned = false;
  private readonly waiting: (() => void)[] = [];

  /** What a person waits for. */
  async ofPerson<T>(work: () => Promise<T>): Promise<T> {
    this.people += 1;
    try {
      return await work();
    } finally {
      this.people -= 1;
    }
  }

  /** What a worker asks for: begun in the order it was asked for, as soon as there is a place. */
  async ofWorker<T>(work: () => Promise<T>): Promise<T> {
    this.plan();
    const isFree = this.people === 0 || this.taken < ofWorkersPerTurn;
    if (isFree && this.waiting.length === 0) this.taken += 1;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    return work();
  }

  private plan(): void {
    if (!this.isPlanned) setImmediate(() => this.nextTurn());
    this.isPlanned = true;
  }

  private nextTurn(): void {
    this.isPlanned = false;
    const free = this.people === 0 ? this.waiting.length : ofWorkersPerTurn;
    const begun = this.waiting.splice(0, free);
    this.taken = begun.length;
    for (const begin of begun) begin();
    if (begun.length > 0) this.plan();
  }
}
