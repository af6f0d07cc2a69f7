import { type Clock, systemClock } from '../clock.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import type { RecordedEvent } from '../event-store/port.ts';
import { inSpan } from '../telemetry/span.ts';
import type { FollowerDefinition, FollowerParts } from './definition.ts';
import { orTryAgain, passesByItself, pauseOfEvent } from './pauses.ts';
import { Slots } from './slots.ts';
import type { Troubles } from './troubles.ts';

/** A failure that is not the peer's is a defect: a few tries, then the event is put aside. */
const triesBeforeParking = 3;
const defaultSideBySide = 8;

export type Ended = 'handled' | 'stopped' | { readonly failed: string };

/** Tries to handle events, as many side by side as there are slots; one that waits to be tried again leaves its slot to others. */
export class Attempts {
  private readonly slots: Slots;
  private readonly clock: Clock;
  private waits = 0;

  constructor(
    private readonly definition: FollowerDefinition & FollowerParts,
    private readonly troubles: Troubles,
    private readonly signal: AbortSignal,
  ) {
    this.slots = new Slots(definition.sideBySide ?? defaultSideBySide);
    this.clock = definition.clock ?? systemClock;
  }

  /** Events that wait to be tried again. */
  waiting(): number {
    return this.waits;
  }

  /** Tries until the event is handled, or has failed too often for a reason that does not pass by itself. */
  async untilEnded(event: RecordedEvent): Promise<Ended> {
    for (let tries = 0, defects = 0; ; tries += 1) {
      const ended = await this.once(event);
      if (!('error' in ended)) return ended.ended;
      if (!passesByItself(ended.error)) defects += 1;
      if (defects >= triesBeforeParking) return { failed: ended.reason };
      await this.pause(pauseOfEvent(tries, ended.error));
    }
  }

  /** Tries once, whatever the reason of a failure. */
  async onceOnly(event: RecordedEvent): Promise<Ended> {
    const ended = await this.once(event);
    return 'error' in ended ? { failed: ended.reason } : ended.ended;
  }

  private async once(
    event: RecordedEvent,
  ): Promise<{ readonly ended: 'handled' | 'stopped' } | { readonly error: unknown; readonly reason: string }> {
    await this.slots.take();
    try {
      if (this.signal.aborted) return { ended: 'stopped' };
      // Keys that cannot be had now say nothing about the event.
      const open = await orTryAgain(this.definition.open([event]), 'the keys');
      await this.handle(open(event));
      // Who is told to stop may return early: what was cut off is handled again by the next process.
      return { ended: this.signal.aborted ? 'stopped' : 'handled' };
    } catch (error) {
      const reason = this.troubles.met(error);
      const { id: eventId, type } = event;
      this.definition.logger.warn(
        { follower: this.definition.name, eventId, type, error: reason },
        'an event could not be handled',
      );
      return { error, reason };
    } finally {
      this.slots.give();
    }
  }

  /** Part of the trace in which the event came about. */
  private handle(event: OpenedEvent): Promise<void> {
    const { name, handle } = this.definition;
    const facts = { 'talentlog.follower': name, 'talentlog.event.type': event.type };
    const parent = event.metadata.traceparent ?? '';
    return inSpan({ name: `follow ${event.type}`, kind: 'consumer', parent, facts }, () => handle(event, this.signal));
  }

  private async pause(milliseconds: number): Promise<void> {
    this.waits += 1;
    await this.clock.wait(milliseconds, this.signal);
    this.waits -= 1;
  }
}
