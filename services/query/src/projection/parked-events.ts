import type { BatchWriter, LogPosition, UnprojectedEvent } from '@talentlog/runtime';

/**
 * What a generation has parked, by position. A batch changes a copy beside what it writes; the copy counts once the store took the
 * batch. So a follower tells what is parked without asking the store.
 */
export class ParkedEvents {
  private readonly events: Map<LogPosition, UnprojectedEvent>;
  private readonly streams: Set<string>;

  constructor(events: Iterable<UnprojectedEvent> = []) {
    this.events = new Map([...events].map((event) => [event.position, event]));
    this.streams = new Set([...this.events.values()].map(({ stream }) => stream));
  }

  copy(): ParkedEvents {
    return new ParkedEvents(this.events.values());
  }

  list(): readonly UnprojectedEvent[] {
    return [...this.events.values()];
  }

  ofStream(stream: string): readonly UnprojectedEvent[] {
    return this.list().filter((event) => event.stream === stream);
  }

  /** Whether an event of the stream was parked, before or within this batch. */
  holds(stream: string): boolean {
    return this.streams.has(stream);
  }

  async park(event: UnprojectedEvent, writer: BatchWriter): Promise<void> {
    await writer.park(event);
    this.events.set(event.position, event);
    this.streams.add(event.stream);
  }

  async unpark(position: LogPosition, writer: BatchWriter): Promise<void> {
    await writer.unpark(position);
    this.events.delete(position);
  }
}
