import type { Followers, FollowerTold } from '../followers/health.ts';
import type { QueryReport } from '../query/sides.ts';
import type { QueryThread } from '../query/thread.ts';
import type { PartStatus } from './judged.ts';

/** The queries as health page, metrics and administrators see them from the other thread. */
export class QueriesSeen implements Followers {
  private last: QueryReport | undefined;

  constructor(private readonly queries: Pick<QueryThread, 'ask' | 'status'>) {}

  /** How they stand now. Rejects while they are away. */
  async report(): Promise<QueryReport> {
    this.last = await this.queries.ask('report');
    return this.last;
  }

  status(): PartStatus {
    return this.queries.status();
  }

  /** The last that was told of their followers; how far those are behind is not known any more. */
  known(): readonly FollowerTold[] {
    return (this.last?.followers ?? []).map((one) => ({ ...one, lagEvents: null, lagMs: null }));
  }

  async told(): Promise<readonly FollowerTold[]> {
    return (await this.report()).followers;
  }

  retry: Followers['retry'] = (name, eventId) => this.queries.ask('retry', name, eventId);
  discard: Followers['discard'] = (name, eventId, by) => this.queries.ask('discard', name, eventId, by);
}
