import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineRefused } from '../../engine-refused.ts';
import { isA } from '../../is-a.ts';
import { LogDamaged } from '../admin.ts';
import { type Position, START, StoreUnavailable } from '../port.ts';
import { Exchange, type ExchangeParts } from './exchange.ts';
import { type Call } from './protocol.ts';
import { Cut } from './told.ts';

interface OwnerParts extends ExchangeParts {
  /** How long a call is asked again while the owner is away, before it is unavailable. */
  readonly patienceMs: number;
  readonly onFatal: (error: Error) => void;
}

/** An answer, and the end of the log as it was told with it. */
interface Answered<T> {
  readonly value: T;
  readonly head: Position;
}

/** Milliseconds between two attempts. */
const pauses = [0, 20, 100, 300] as const;

/** The owner of a log as its callers know it: asked again where the line is cut, and never believed to have less than it had. */
export class Owner {
  private readonly exchange: Exchange;
  private readonly ending = new AbortController();
  /** The end of the log as far as anybody here was told. */
  private known: Position = START;
  private fallenBack: LogDamaged | undefined;
  private hasBegun = false;

  constructor(private readonly parts: OwnerParts) {
    this.exchange = new Exchange(parts);
    setMaxListeners(0, this.ending.signal);
  }

  /** Throws EngineRefused where it is not there, or is not ours. */
  async begin(): Promise<void> {
    await this.value('head', {}).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      throw this.exchange.refused(error.message, 'Start the log there, or set LOG_URL to where it is served.');
    });
    this.hasBegun = true;
  }

  /** One value, asked for until it comes. */
  value<T>(call: Call, given: object): Promise<T> {
    return this.again(() => this.exchange.value<T>(call, given));
  }

  /** What is read of an answer, asked for until it was read whole. */
  whole<T>(call: Call, given: object, read: (response: IncomingMessage) => Promise<T>): Promise<T> {
    return this.again(async () => {
      const { response, head } = await this.exchange.begin(call, given, this.ending.signal);
      return { value: await read(response), head };
    });
  }

  /** An answer that lasts, asked for once; it ends when it is cut, and with the signal. */
  async lasting(call: Call, given: object, signal: AbortSignal): Promise<IncomingMessage> {
    const { known } = this;
    const { response, head } = await this.exchange.begin(call, given, AbortSignal.any([signal, this.ending.signal]));
    this.learn(known, head);
    return response;
  }

  /** What lasts ends, and nothing is asked again. */
  hangUp(): void {
    this.ending.abort();
  }

  close(): void {
    this.exchange.close();
  }

  /** When somebody who was heard just now has been away for too long. */
  patientUntil(): number {
    return performance.now() + this.parts.patienceMs;
  }

  /** Returns where the connection was cut, and the same may be asked again until then. */
  orCut(error: unknown, until: number): void {
    // Another secret since it began is mended by whoever set it; until then nothing is stored.
    if (isA(error, EngineRefused) && this.hasBegun) throw new StoreUnavailable(error.message);
    if (!(error instanceof Cut)) throw error;
    if (performance.now() > until || this.ending.signal.aborted)
      throw new StoreUnavailable(`the log cannot be reached: ${error.message}`);
  }

  pause(tries: number, signal?: AbortSignal): Promise<unknown> {
    const ms = pauses[Math.min(tries, pauses.length - 1)];
    const both = signal === undefined ? this.ending.signal : AbortSignal.any([signal, this.ending.signal]);
    return delay(ms, undefined, { signal: both }).catch(() => undefined);
  }

  assertOpen(): void {
    if (this.fallenBack !== undefined) throw this.fallenBack;
    if (this.ending.signal.aborted) throw new StoreUnavailable('the log is closed');
  }

  private async again<T>(ask: () => Promise<Answered<T>>): Promise<T> {
    this.assertOpen();
    const until = this.patientUntil();
    for (let tries = 0; ; tries += 1) {
      const { known } = this;
      try {
        const { value, head } = await ask();
        this.learn(known, head);
        return value;
      } catch (error) {
        this.orCut(error, until);
      }
      await this.pause(tries);
    }
  }

  /** What was known when it was asked can never be beyond the end that is answered. */
  private learn(known: Position, head: Position): void {
    if (head > this.known) this.known = head;
    if (head >= known) return;
    this.fallenBack ??= new LogDamaged(
      `it ended at ${known} and ends at ${head} now: another log, or an older copy of it, is served there`,
    );
    this.hangUp();
    this.parts.onFatal(this.fallenBack);
    throw this.fallenBack;
  }
}
