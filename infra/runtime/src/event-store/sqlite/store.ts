import { setImmediate as nextTurn } from 'node:timers/promises';
import { endForGood } from '../../disk/fail-stop.ts';
import { type EventStoreAdmin, LogDamaged } from '../admin.ts';
import {
  type AppendResult,
  type Commit,
  type EventFilter,
  type EventStore,
  type Position,
  type RecordedEvent,
  StoreUnavailable,
  type SubscriptionMessage,
} from '../port.ts';
import { positionOf } from '../position.ts';
import { AppendQueue } from './append-queue.ts';
import { type Channel, openHere, openThread } from './channel.ts';
import { copyLog } from './copy.ts';
import { lockLog } from './lock.ts';
import type { Answer } from './messages.ts';
import { LogReader } from './reader.ts';

export interface SqliteEventStoreOptions {
  readonly file: string;
  /** Called when the disk or the file fails: what was being stored is unknown, so nothing may go on. By default the process exits with 70. */
  readonly onFatal?: (error: Error) => void;
  /** The compiled program of the writer's thread. From compiled sources it is found; from others the writer runs in this thread. */
  readonly writerThread?: URL;
}

const isCompiled = import.meta.url.endsWith('.js');
/** Positions looked at before others get their turn. */
const step = 1_000;
const exitForGood = (error: Error): void => endForGood('The event log', error);

/**
 * Opens (and makes) a log in one file. This process becomes its only writer. Throws LogInUse when another one is, LogDamaged when
 * the file lost its tail, and when the file cannot promise durability.
 */
export async function openSqliteEventStore(options: SqliteEventStoreOptions): Promise<EventStore & EventStoreAdmin> {
  const { file, onFatal = exitForGood } = options;
  const program = options.writerThread ?? (isCompiled ? new URL('./writer-thread.js', import.meta.url) : undefined);
  const unlock = lockLog(file);
  const store = new SqliteEventStore(file, unlock, onFatal);
  try {
    const channel = program === undefined ? openHere(file, store) : await openThread(program, file, store);
    store.connect(channel, new LogReader(file));
    return store;
  } catch (error) {
    unlock();
    throw error;
  }
}

class SqliteEventStore implements EventStore, EventStoreAdmin {
  private channel: Channel | undefined;
  private reader: LogReader | undefined;
  private readonly appends = new AppendQueue((group) => this.channel?.send(group));
  private closing: Promise<void> | undefined;
  /**
   * Position of the last event that the writer answered. Followers ask for it at every turn, and the writer is ours, so for them the file
   * need not be asked (a third of what reading the log cost). The file may be ahead of it for a moment: others are told what is there.
   */
  private last = 0;
  private readonly sleepers = new Set<() => void>();

  constructor(
    private readonly file: string,
    private readonly unlock: () => void,
    private readonly onFatal: (error: Error) => void,
  ) {}

  connect(channel: Channel, reader: LogReader): void {
    this.channel = channel;
    this.reader = reader;
    this.last = reader.head();
  }

  async append(commit: Commit): Promise<AppendResult> {
    this.open();
    return this.appends.add(commit);
  }

  answered(answers: readonly Answer[], head: number): void {
    this.last = head;
    this.appends.answered(answers);
    this.wake();
  }

  failed(error: Error): void {
    this.closing ??= Promise.resolve();
    this.appends.fail(`the log failed: ${error.message}`);
    this.reader?.close();
    this.unlock();
    this.wake();
    this.onFatal(error);
  }

  async readStream(stream: string, options: { from?: number; to?: number } = {}): Promise<readonly RecordedEvent[]> {
    return this.open().stream(stream, options.from, options.to);
  }

  async readAll(options: {
    after: Position;
    limit: number;
    filter?: EventFilter;
    upTo?: Position;
  }): Promise<readonly RecordedEvent[]> {
    const { limit, filter } = options;
    const head = this.open().head();
    const end = options.upTo === undefined ? head : Math.min(Number(options.upTo), head);
    const found: RecordedEvent[] = [];
    for (let after = Number(options.after); after < end && found.length < limit; after += step) {
      if (after > Number(options.after)) await nextTurn();
      for (const event of this.open().range(after, Math.min(after + step, end), limit - found.length, filter?.types))
        found.push(event);
    }
    return found;
  }

  async *subscribe(options: {
    after: Position;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncGenerator<SubscriptionMessage> {
    const { filter, signal } = options;
    let after = Number(options.after);
    let told = -1;
    while (!signal.aborted) {
      const head = this.end();
      if (after > head) throw new LogDamaged(`asked for events after ${after}, but the log ends at ${head}`);
      const end = Math.min(head, after + step);
      const found = this.open().range(after, end, step, filter?.types);
      for (const event of found) {
        if (signal.aborted) return;
        yield { kind: 'event', event };
      }
      if (end > after && found.at(-1)?.position !== positionOf(end))
        yield { kind: 'checkpoint', position: positionOf(end) };
      after = end;
      if (this.end() > after) {
        await nextTurn();
        continue;
      }
      if (signal.aborted) return;
      if (told !== after) yield { kind: 'caught-up', position: positionOf(after) };
      told = after;
      await this.nextAppend(after, signal);
    }
  }

  async head(): Promise<Position> {
    return positionOf(this.open().head());
  }

  async findCommit(commitId: string): Promise<AppendResult | undefined> {
    return this.open().commit(commitId);
  }

  async backup(to: string): Promise<void> {
    this.open();
    await copyLog(this.file, to);
  }

  async commitHashes(after: Position, upTo: Position): Promise<readonly string[] | undefined> {
    return this.open().commitHashes(Number(after), Number(upTo));
  }

  /** Stores what was asked for before, then lets go of the file. */
  close(): Promise<void> {
    this.closing ??= this.shut();
    return this.closing;
  }

  private async shut(): Promise<void> {
    this.appends.send();
    this.wake();
    this.reader?.close(); // before the writer, so that the last one out is the one who may tidy up
    await this.channel?.close();
    this.unlock();
  }

  private open(): LogReader {
    if (this.closing !== undefined || this.reader === undefined) throw new StoreUnavailable('the log is closed');
    return this.reader;
  }

  private end(): number {
    this.open();
    return this.last;
  }

  private wake(): void {
    for (const resume of this.sleepers) resume();
  }

  /** Resolves once there is an event after the position, the store closes or the signal aborts. */
  private nextAppend(after: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.closing !== undefined || this.last > after) return Promise.resolve();
    return new Promise((resolve) => {
      const resume = () => {
        this.sleepers.delete(resume);
        signal.removeEventListener('abort', resume);
        resolve();
      };
      this.sleepers.add(resume);
      signal.addEventListener('abort', resume);
    });
  }
}
