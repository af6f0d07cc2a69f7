import { type Clock, systemClock } from '../clock.ts';
import { type LogPosition, type RecordedEvent, START } from '../event-store/port.ts';
import { batches, type LogBatch } from '../follower/batches.ts';
import { Grounds } from '../follower/grounds.ts';
import { orTryAgain, persist } from '../follower/pauses.ts';
import { type FollowerStatus, stateOf } from '../follower/status.ts';
import { follow } from '../follower/subscription.ts';
import { reasonOf, Troubles } from '../follower/troubles.ts';
import { Lanes } from '../lanes.ts';
import type { PeerStatus } from '../peers/peer.ts';
import { noteEvents } from '../telemetry/span.ts';
import type { BusMessage } from './port.ts';
import type { LogPublisherParts } from './publisher-parts.ts';
import { ToldOrParked } from './told-or-parked.ts';

/** Events that go at once. */
const atOnce = 500;

/** The log on its way onto the bus. See startLogPublisher. */
export class LogPublication {
  readonly abort = new AbortController();
  readonly parked: ToldOrParked;
  private readonly clock: Clock;
  private readonly grounds: Grounds;
  private readonly troubles = new Troubles();
  /** What is published, and what is tried again, one after another. */
  readonly lanes = new Lanes();
  private readonly told: ReadonlySet<string>;
  private position: LogPosition = START;
  private pending = 0;
  private caughtUp = false;
  /** Why the bus takes nothing now. */
  private away: string | undefined;
  private lastAway: string | null = null;

  constructor(private readonly parts: LogPublisherParts) {
    this.clock = parts.clock ?? systemClock;
    const { signal } = this.abort;
    this.grounds = new Grounds({ ...parts, troubles: this.troubles, clock: this.clock, signal });
    this.parked = new ToldOrParked(parts, this.troubles);
    this.told = new Set(parts.types);
  }

  status(): FollowerStatus {
    const { pending, caughtUp, position } = this;
    const parked = this.parked.list().length;
    const waiting = this.away === undefined ? 0 : 1;
    const state = stateOf({ failing: this.troubles.isFailing(), parked, waiting, pending, caughtUp });
    const isOver = this.abort.signal.aborted;
    const lastError = this.away ?? this.troubles.lastError() ?? this.lastAway;
    return { name: this.parts.name, state: isOver ? 'stopped' : state, position, pending, parked, lastError };
  }

  bus(): PeerStatus {
    return { name: 'event-bus', state: this.away === undefined ? 'closed' : 'open', lastError: this.lastAway };
  }

  async follow(): Promise<void> {
    const { store, checkpoints, name } = this.parts;
    const { signal } = this.abort;
    const load = async () => {
      await this.parked.load();
      this.position = await checkpoints.get(name);
    };
    if ((await persist(load, this.grounds.persisting('checkpoints'))) === undefined) return;
    // Nothing is sent: whether it takes anything is known before the first event comes.
    if ((await this.sent([])) === undefined) return;
    await follow({
      clock: this.clock,
      signal,
      subscribe: () => batches(store, { after: this.position, signal, limit: atOnce }),
      take: (batch) => this.lanes.run('one', () => this.take(batch)),
      onBroken: (error) => this.grounds.fails('subscription', error),
      onMended: () => this.troubles.mended('subscription'),
    });
  }

  private async take({ events, upTo }: LogBatch): Promise<void> {
    this.pending = events.length;
    const since = Date.now();
    const told = events.filter(({ type }) => this.told.has(type));
    const made = await persist(() => this.messagesOf(told), this.grounds.persisting('log'));
    if (made === undefined) return;
    const { did: messages } = made;
    if (messages.length > 0 && (await this.sent(messages)) === undefined) return;
    noteEvents('publish', told, since);
    const { name, checkpoints } = this.parts;
    if ((await persist(() => checkpoints.set(name, upTo), this.grounds.persisting('checkpoints'))) === undefined)
      return;
    this.position = upTo;
    this.pending = 0;
    this.caughtUp = events.length < atOnce;
  }

  /** For as long as it takes. */
  private sent(messages: readonly BusMessage[]) {
    return persist(() => this.unlessStopped(this.parts.bus.publish(messages)), {
      clock: this.clock,
      signal: this.abort.signal,
      onFailure: (error) => {
        this.away = this.lastAway = reasonOf(error);
        this.parts.logger.warn({ follower: this.parts.name, error: this.away }, 'the event bus takes nothing now');
      },
      onSuccess: () => {
        this.away = undefined;
      },
    });
  }

  /** Who is told to stop does not wait for a bus that hangs: what became of it is asked by the next process, by doing it again. */
  private async unlessStopped(work: Promise<void>): Promise<void> {
    const over = new AbortController();
    const stopped = new Promise<never>((_, reject) => {
      const stop = () => reject(new Error('stopped'));
      this.abort.signal.addEventListener('abort', stop, { once: true, signal: over.signal });
    });
    try {
      await Promise.race([work, stopped]);
    } finally {
      // It lives as long as the process: what listens to it must not stay.
      over.abort();
    }
  }

  private async messagesOf(events: readonly RecordedEvent[]): Promise<readonly BusMessage[]> {
    const messages: BusMessage[] = [];
    const open = await orTryAgain(this.parts.open(events), 'the keys');
    for (const event of events) messages.push(...(await this.parked.toldOf(event, open)));
    return messages;
  }
}
