/** Works of one key follow each other in the order they were asked for; those of different keys run side by side. */
export class Lanes {
  /** The last work of each key, so that the next one waits for it. */
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    this.last.set(key, mine);
    const end = () => {
      if (this.last.get(key) === mine) this.last.delete(key);
    };
    mine.then(end, end);
    return mine;
  }

  /** Resolves when nothing runs any more. */
  async settle(): Promise<void> {
    while (this.last.size > 0) await Promise.allSettled(this.last.values());
  }
}
