import type { Checkpoints, ParkedWork } from '../checkpoints/port.ts';

/** Why an event is parked that has no failure of its own. */
export const behind = 'waits behind a parked event of its stream';

/** The events one follower has put aside: kept in memory as they are in the store, which is written first. */
export class ParkedEvents {
  private parked = new Map<string, ParkedWork>();

  constructor(
    private readonly name: string,
    private readonly checkpoints: Checkpoints,
  ) {}

  async load(): Promise<void> {
    this.parked = new Map((await this.checkpoints.parked(this.name)).map((event) => [event.eventId, event]));
  }

  has(eventId: string): boolean {
    return this.parked.has(eventId);
  }

  find(eventId: string): ParkedWork | undefined {
    return this.parked.get(eventId);
  }

  /** Whether a later event of the stream has to wait, too. */
  holds(stream: string): boolean {
    return this.list().some((event) => event.stream === stream);
  }

  /** Those of a stream, in its order. */
  ofStream(stream: string): readonly ParkedWork[] {
    return this.list()
      .filter((event) => event.stream === stream)
      .sort((one, other) => one.revision - other.revision);
  }

  list(): readonly ParkedWork[] {
    return [...this.parked.values()];
  }

  async park(event: ParkedWork): Promise<void> {
    await this.checkpoints.park(this.name, event);
    this.parked.set(event.eventId, event);
  }

  async unpark(eventId: string): Promise<void> {
    await this.checkpoints.unpark(this.name, eventId);
    this.parked.delete(eventId);
  }
}
