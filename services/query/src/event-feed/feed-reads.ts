import type { LogPosition } from '@talentlog/runtime';

interface LastRead {
  readonly at: string;
  /** Everything up to here was told. */
  readonly upTo: LogPosition;
}

/**
 * When each subscriber last asked, and how far it was then. Known to whoever answered, until it ends: a subscriber keeps its place itself,
 * so that nothing depends on this.
 */
export class FeedReads {
  private readonly reads = new Map<string, LastRead>();

  note(subscriberId: string, read: LastRead): void {
    this.reads.set(subscriberId, read);
  }

  last(subscriberId: string): LastRead | undefined {
    return this.reads.get(subscriberId);
  }
}
