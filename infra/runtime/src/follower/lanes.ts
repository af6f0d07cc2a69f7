/** Works of one stream follow each other; those of different streams run side by side. */
export class Lanes {
  /** The last work of each stream, so that the next one waits for it. */
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(stream);
    const mine = before === undefined ? work() : before.then(work, work);
    this.last.set(stream, mine);
    const end = () => {
      if (this.last.get(stream) === mine) this.last.delete(stream);
    };
    mine.then(end, end);
    return mine;
  }

  /** Resolves when nothing runs any more. */
  async settle(): Promise<void> {
    while (this.last.size > 0) await Promise.allSettled(this.last.values());
  }
}
