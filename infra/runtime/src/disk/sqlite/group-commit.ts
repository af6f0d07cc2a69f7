import type Database from 'better-sqlite3';
import { faultOf } from '../fault.ts';

interface Waiting {
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes of a file that are asked for in one turn of the event loop, or within some milliseconds, share one transaction and so one sync. A
 * sync holds this thread up, and each event of a follower came with one of its own: a third of the time while hundreds reserved at once.
 * What is answered is on the disk; a write that fails leaves its neighbours alone.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private cancel: (() => void) | undefined;
  private flushedAt = Number.NEGATIVE_INFINITY;

  /** `apartMs`: transactions begin at least that far apart, so one write that follows none is stored at once. Default 0. */
  constructor(
    private readonly db: Database.Database,
    private readonly withinMs = 0,
    private readonly apartMs = 0,
  ) {}

  /** Resolves once the work is on the disk. Rejects with what it throws, and then nothing of it is. */
  async add(work: () => void): Promise<void> {
    if (!this.db.open) throw new Error('the file is closed');
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      this.cancel ??= this.planned();
    });
  }

  /** Writes now what waits. */
  flush(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.flushedAt = performance.now();
    const group = this.waiting;
    this.waiting = [];
    this.store(group);
  }

  private planned(): () => void {
    const wait = Math.max(this.withinMs, this.flushedAt + this.apartMs - performance.now());
    if (wait > 0) {
      const timer = setTimeout(() => this.flush(), wait);
      return () => clearTimeout(timer);
    }
    const immediate = setImmediate(() => this.flush());
    return () => clearImmediate(immediate);
  }

  private store(group: readonly Waiting[]): void {
    if (group.length === 0) return;
    let at = 0;
    const all = () => {
      for (at = 0; at < group.length; at += 1) group[at]?.work();
    };
    try {
      this.db.transaction(all).immediate();
      for (const { resolve } of group) resolve();
    } catch (error) {
      const bad = group[at];
      // What the disk does not take is nobody's fault, and after a sync that failed nothing may be tried again.
      if (bad === undefined || faultOf(error) !== undefined) for (const { reject } of group) reject(error);
      else {
        bad.reject(error);
        this.store(group.filter((one) => one !== bad));
      }
    }
  }
}
