import { type Clock, systemClock } from '../clock.ts';
import { type RecordedEvent, START, type SubscriptionMessage } from '../event-store/port.ts';
import { Lanes } from '../lanes.ts';
import { Attempts } from './attempts.ts';
import type { FollowerDefinition, FollowerParts, Unparked } from './definition.ts';
import { Grounds } from './grounds.ts';
import { behind, ParkedEvents } from './parked-events.ts';
import { persist } from './pauses.ts';
import { type Pending, Progress } from './progress.ts';
import { Slots } from './slots.ts';
import { type FollowerStatus, stateOf } from './status.ts';
import { follow } from './subscription.ts';
import type { Troubles } from './troubles.ts';

/** Events taken from the log and not done, those that wait for their time apart: bounds memory. */
const intakeLimit = 200;

/** A follower whose events have effects one by one. See `startFollower`. */
export class Effects {
  readonly abort = new AbortController();
  readonly parking: ParkedEvents;
  private readonly clock: Clock;
  private readonly grounds: Grounds;
  private readonly progress: Progress;
  private readonly attempts: Attempts;
  private readonly lanes = new Lanes();
  private readonly intake = new Slots(intakeLimit);
  private waitingForTime = 0;
  private caughtUp = false;

  constructor(
    private readonly parts: FollowerDefinition & FollowerParts,
    private readonly troubles: Troubles,
  ) {
    this.clock = parts.clock ?? systemClock;
    const { signal } = this.abort;
    this.grounds = new Grounds({ ...parts, troubles, clock: this.clock, signal });
    this.parking = new ParkedEvents(parts.name, parts.checkpoints);
    this.progress = new Progress(parts.name, parts.checkpoints, this.grounds.persisting('checkpoints'));
    this.attempts = new Attempts(parts, troubles, this.abort.signal);
  }

  status(): FollowerStatus {
    const [pending, parked] = [this.progress.pending(), this.parking.list().length];
    const waiting = this.waitingForTime + this.attempts.waiting();
    const { caughtUp } = this;
    return {
      name: this.parts.name,
      state: stateOf({ failing: this.troubles.isFailing(), parked, waiting, pending, caughtUp }),
      position: this.progress.position(),
      pending,
      parked,
      lastError: this.troubles.lastError(),
    };
  }

  /** Follows the log from its checkpoint until aborted. */
  async follow(): Promise<void> {
    const { store, types, clock } = { ...this.parts, clock: this.clock };
    const { signal } = this.abort;
    if ((await persist(() => this.load(), this.grounds.persisting('checkpoints'))) === undefined) return;
    await follow({
      clock,
      signal,
      subscribe: () => store.subscribe({ after: this.progress.read(), filter: { types }, signal }),
      take: (message) => this.take(message),
      onBroken: (error) => this.grounds.fails('subscription', error),
      onMended: () => this.troubles.mended('subscription'),
    });
  }

  private async load(): Promise<void> {
    const { name, checkpoints, succeeds, from = () => checkpoints.get(succeeds ?? name) } = this.parts;
    await this.parking.load();
    if (succeeds !== undefined) await this.takeOverParked(succeeds);
    const kept = await checkpoints.get(name);
    this.progress.startAt(kept === START ? await from() : kept);
  }

  private async takeOverParked(former: string): Promise<void> {
    const { checkpoints, wants } = this.parts;
    for (const work of await checkpoints.parked(former)) {
      if ((await wants?.(await this.read(work.stream, work.revision))) === false) continue;
      await this.parking.park(work);
      await checkpoints.unpark(former, work.eventId);
    }
  }

  private async take(message: SubscriptionMessage): Promise<void> {
    if (message.kind === 'event') {
      if ((await this.parts.wants?.(message.event)) !== false) return this.begin(message.event);
      return this.progress.pass(message.event.position);
    }
    this.progress.pass(message.position);
    if (message.kind === 'caught-up') this.caughtUp = true;
  }

  private async begin(event: RecordedEvent): Promise<void> {
    const rest = (this.parts.due?.(event) ?? 0) - this.clock.now();
    if (rest > 0) {
      const { stream, revision } = event;
      void this.later(stream, revision, rest, this.progress.begin(event.position));
      return;
    }
    await this.intake.take();
    void this.launch(event, this.progress.begin(event.position)).finally(() => this.intake.give());
  }

  /** Keeps only the event's place while it waits for its time. */
  private async later(stream: string, revision: number, rest: number, pending: Pending): Promise<void> {
    this.waitingForTime += 1;
    await this.clock.wait(rest, this.abort.signal);
    const read = await persist(() => this.read(stream, revision), this.grounds.persisting('log'));
    this.waitingForTime -= 1;
    if (read !== undefined) await this.launch(read.did, pending);
  }

  private async read(stream: string, revision: number): Promise<RecordedEvent> {
    const [event] = await this.parts.store.readStream(stream, { from: revision, to: revision });
    if (event === undefined) throw new Error('an event of the log cannot be read');
    return event;
  }

  private launch(event: RecordedEvent, pending: Pending): Promise<void> {
    return this.lanes.run(this.laneOf(event), async () => {
      if (await this.isOver(event)) this.progress.finish(pending);
    });
  }

  private laneOf(event: RecordedEvent): string {
    return this.parts.lane?.(event) ?? event.stream;
  }

  /** Handles the event or parks it; false when it was stopped before. */
  private async isOver(event: RecordedEvent): Promise<boolean> {
    if (this.parking.has(event.id)) return true;
    const ended = this.parking.holds(event.stream) ? { failed: behind } : await this.attempts.untilEnded(event);
    if (ended === 'handled' || ended === 'stopped') return ended === 'handled';
    const { id: eventId, type, stream, revision } = event;
    const work = { eventId, stream, revision, reason: ended.failed };
    if ((await persist(() => this.parking.park(work), this.grounds.persisting('parked work'))) === undefined)
      return false;
    this.parts.logger.error({ follower: this.parts.name, eventId, type, error: ended.failed }, 'an event was parked');
    return true;
  }

  async retry(eventId: string): Promise<Unparked | undefined> {
    const work = this.parking.find(eventId);
    if (work === undefined) return undefined;
    const lane = this.laneOf(await this.read(work.stream, work.revision));
    return this.lanes.run(lane, () => this.retryStream(work.stream));
  }

  async discard(eventId: string, by: string): Promise<Unparked | undefined> {
    const work = this.parking.find(eventId);
    if (work === undefined) return undefined;
    const lane = this.laneOf(await this.read(work.stream, work.revision));
    return this.lanes.run(lane, async () => {
      await this.parking.unpark(eventId);
      this.parts.logger.warn({ follower: this.parts.name, eventId, by }, 'a parked event was discarded');
      const left = this.parking.ofStream(work.stream);
      return left[0]?.reason === behind ? this.retryStream(work.stream) : { handled: 0, left: left.length };
    });
  }

  /** Each event stays parked until it is done: its place lies before the checkpoint. */
  private async retryStream(stream: string): Promise<Unparked> {
    let handled = 0;
    for (const work of this.parking.ofStream(stream)) {
      const ended = await this.attempts.onceOnly(await this.read(stream, work.revision));
      if (ended !== 'handled') {
        if (ended !== 'stopped') await this.parking.park({ ...work, reason: ended.failed });
        break;
      }
      await this.parking.unpark(work.eventId);
      handled += 1;
    }
    return { handled, left: this.parking.ofStream(stream).length };
  }

  /** Resolves when what had begun has ended and the checkpoint is written, if the store takes it. */
  async settle(): Promise<void> {
    await this.lanes.settle();
    await this.progress.flush().catch((error: unknown) => this.grounds.fails('checkpoints', error));
  }
}
