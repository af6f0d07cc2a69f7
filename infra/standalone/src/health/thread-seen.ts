import { setTimeout as delay } from 'node:timers/promises';
import type { Followers, FollowerTold } from '../followers/health.ts';
import type { Kept } from '../threads/kept.ts';
import type { Report } from '../threads/sides.ts';
import type { PartStatus } from './judged.ts';

/** Longest that an administrator waits for what a thread says: one that hangs keeps the others from nobody. */
const patienceMs = 2_000;

/** A thread as it is watched from the one that answers. */
export interface Watched<R extends Report> {
  /** How it stands now. Rejects while it is away. */
  report(): Promise<R>;
  /** The last that was told of its followers; how far those are behind is not known any more. */
  known(): readonly FollowerTold[];
  status(): PartStatus;
}

/** A thread as health page, metrics and administrators see it. */
export class ThreadSeen<R extends Report> implements Watched<R>, Followers {
  private last: R | undefined;

  constructor(private readonly thread: Pick<Kept<R>, 'report' | 'status' | 'retry' | 'discard'>) {}

  async report(): Promise<R> {
    this.last = await this.thread.report();
    return this.last;
  }

  status(): PartStatus {
    return this.thread.status();
  }

  known(): readonly FollowerTold[] {
    return (this.last?.followers ?? []).map((one) => ({ ...one, lagEvents: null, lagMs: null }));
  }

  told(): Promise<readonly FollowerTold[]> {
    const told = this.report().then(
      ({ followers }) => followers,
      () => undefined,
    );
    const tooLate = delay(patienceMs, undefined, { ref: false });
    return Promise.race([told, tooLate]).then((followers) => followers ?? this.known());
  }

  retry: Followers['retry'] = (name, eventId) => this.thread.retry(name, eventId);
  discard: Followers['discard'] = (name, eventId, by) => this.thread.discard(name, eventId, by);
}
