import type { OpenedEvent } from '../event-store/opened.ts';
import type { RecordedEvent } from '../event-store/port.ts';
import type { Unparked } from '../follower/definition.ts';
import { behind, ParkedEvents } from '../follower/parked-events.ts';
import type { Troubles } from '../follower/troubles.ts';
import type { BusMessage } from './port.ts';
import type { LogPublisherParts } from './publisher-parts.ts';

/** What is told of events; those that nothing can be said of are put aside with what follows them in their stream. */
export class ToldOrParked extends ParkedEvents {
  constructor(
    private readonly parts: LogPublisherParts,
    private readonly troubles: Troubles,
  ) {
    super(parts.name, parts.checkpoints);
  }

  async toldOf(event: RecordedEvent, open: (event: RecordedEvent) => OpenedEvent): Promise<readonly BusMessage[]> {
    const { id: eventId, stream, revision, type } = event;
    if (this.has(eventId)) return [];
    let reason: string = behind;
    if (!this.holds(stream)) {
      try {
        return this.parts.tell(open(event));
      } catch (error) {
        reason = this.troubles.met(error);
      }
    }
    await this.park({ eventId, stream, revision, reason });
    this.parts.logger.error({ follower: this.parts.name, eventId, type, error: reason }, 'an event was parked');
    return [];
  }

  /** Tells what was put aside of its stream, up to the first that fails again. */
  async retry(eventId: string): Promise<Unparked | undefined> {
    const work = this.find(eventId);
    return work === undefined ? undefined : this.retryStream(work.stream);
  }

  /** Gives it up, and tells what waited behind it. */
  async discard(eventId: string, by: string): Promise<Unparked | undefined> {
    const work = this.find(eventId);
    if (work === undefined) return undefined;
    await this.unpark(eventId);
    this.parts.logger.warn({ follower: this.parts.name, eventId, by }, 'a parked event was discarded');
    const left = this.ofStream(work.stream);
    return left[0]?.reason === behind ? this.retryStream(work.stream) : { handled: 0, left: left.length };
  }

  private async retryStream(stream: string): Promise<Unparked> {
    const { store, open, bus, tell } = this.parts;
    let handled = 0;
    for (const work of this.ofStream(stream)) {
      try {
        const [event] = await store.readStream(stream, { from: work.revision, to: work.revision });
        if (event === undefined) throw new Error('an event of the log cannot be read');
        await bus.publish(tell((await open([event]))(event)));
      } catch (error) {
        await this.park({ ...work, reason: this.troubles.met(error) });
        break;
      }
      await this.unpark(work.eventId);
      handled += 1;
    }
    return { handled, left: this.ofStream(stream).length };
  }
}
