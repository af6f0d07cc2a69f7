import { type Clock, systemClock } from '../clock.ts';
import { passesByItself, pauseOfEvent } from '../follower/pauses.ts';
import { Troubles } from '../follower/troubles.ts';
import { type ConsumptionOptions, type ConsumptionStatus, parkedHeaders } from './consumption.ts';
import { publishedOrBare } from './parked-message.ts';
import type { BusMessage, TakenMessage } from './port.ts';

const triesBeforeParking = 3;

/** What every consumption does with a message, whichever bus it comes from: tries, tries again, parks. */
export class Handling {
  readonly stop = new AbortController();
  private readonly troubles = new Troubles();
  private readonly clock: Clock;
  private joined = false;
  private waiting = 0;
  private parked = 0;

  constructor(
    private readonly options: ConsumptionOptions,
    private readonly publish: (messages: readonly BusMessage[]) => Promise<void>,
    clock?: Clock,
  ) {
    this.clock = clock ?? systemClock;
  }

  status(): ConsumptionStatus {
    const { joined, waiting, parked, troubles, stop } = this;
    const going = troubles.isFailing() ? 'failing' : waiting > 0 ? 'waiting' : joined ? 'running' : 'joining';
    return { state: stop.signal.aborted ? 'stopped' : going, parked, lastError: troubles.lastError() };
  }

  /** It is one of its group now. */
  runs(): void {
    this.joined = true;
    this.troubles.mended('subscription');
  }

  fails(error: unknown): void {
    this.joined = false;
    this.troubles.fails('subscription', error);
  }

  pause(milliseconds: number): Promise<void> {
    return this.clock.wait(milliseconds, this.stop.signal);
  }

  /**
   * Handles a message until it is done or parked; false where it was cut off before. `goOn` aborts while it waits for the next try: the
   * message goes to somebody else then.
   */
  async isOver(message: TakenMessage, goOn: AbortSignal): Promise<boolean> {
    const { handle, tries: most = triesBeforeParking } = this.options;
    const { signal } = this.stop;
    const cut = AbortSignal.any([signal, goOn]);
    for (let tries = 0, defects = 0; !cut.aborted; tries += 1) {
      try {
        await handle(message, signal);
        // Who is told to stop may return early.
        return !signal.aborted;
      } catch (error) {
        const reason = this.troubles.met(error);
        if (!passesByItself(error)) defects += 1;
        if (defects >= most) return this.isParked(message, reason, cut);
        await this.wait(this.options.pauseMs?.(tries) ?? pauseOfEvent(tries, error), cut);
      }
    }
    return false;
  }

  /** Never gives up: what is not parked is not passed. */
  private async isParked(message: TakenMessage, reason: string, cut: AbortSignal): Promise<boolean> {
    const { topic, key, value, partition, offset } = message;
    const names = parkedHeaders;
    const headers = {
      ...message.headers,
      [names.reason]: reason,
      [names.group]: this.options.group,
      [names.topic]: topic,
      [names.partition]: String(partition),
      [names.offset]: offset,
    };
    for (let tries = 0; !cut.aborted; tries += 1) {
      try {
        await publishedOrBare({ publish: this.publish }, { topic: this.options.parking, key, value, headers });
        this.parked += 1;
        return true;
      } catch (error) {
        this.troubles.met(error);
        await this.wait(pauseOfEvent(tries, error), cut);
      }
    }
    return false;
  }

  private async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.waiting += 1;
    await this.clock.wait(milliseconds, signal);
    this.waiting -= 1;
  }
}
