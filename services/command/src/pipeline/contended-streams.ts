import { LRUCache } from 'lru-cache';

/** How long a stream counts as wanted by many after the last commands collided on it. */
const rememberedMs = 10_000;
const atMost = 1_000;

/** Streams that commands collided on lately: whoever needs one waits in its queue, instead of finding out at the end that it was late. */
export class ContendedStreams {
  private readonly streams = new LRUCache<string, true>({ max: atMost, ttl: rememberedMs });

  add(stream: string): void {
    this.streams.set(stream, true);
  }

  /** The contended one of the streams that a command needs; it stays one as long as it is asked for. */
  among(streams: readonly string[]): string | undefined {
    const found = streams.find((stream) => this.streams.has(stream));
    if (found !== undefined) this.add(found);
    return found;
  }
}
