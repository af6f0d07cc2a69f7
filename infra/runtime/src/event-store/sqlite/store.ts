import { endForGood } from '../../disk/fail-stop.ts';
import type { EventStoreAdmin } from '../admin.ts';
import type { AppendResult, Commit, EventStore, LogPosition } from '../port.ts';
import { positionOf } from '../position.ts';
import { AppendQueue } from './append-queue.ts';
import { type Channel, openHere, openThread } from './channel.ts';
import { copyLog } from './copy.ts';
import { lockLog } from './lock.ts';
import { LogFollower } from './log-follower.ts';
import type { Answer } from './messages.ts';
import { Paced } from './paced.ts';
import { LogReader } from './reader.ts';

export interface SqliteEventStoreOptions {
  readonly file: string;
  /** Called when the disk or the file fails: what was being stored is unknown, so nothing may go on. By default the process exits with 70. */
  readonly onFatal?: (error: Error) => void;
  /** Called with the position of the last event after groups of commits were stored; at once where it was quiet, else some milliseconds later. */
  readonly onStored?: (head: LogPosition) => void;
  /** The compiled program of the writer's thread. From compiled sources it is found; from others the writer runs in this thread. */
  readonly writerThread?: URL;
}

const isCompiled = import.meta.url.endsWith('.js');
const exitForGood = (error: Error): void => endForGood('The event log', error);

/**
 * Opens (and makes) a log in one file. This process becomes its only writer. Throws LogInUse when another one is, LogDamaged when
 * the file lost its tail, and when the file cannot promise durability.
 */
export async function openSqliteEventStore(options: SqliteEventStoreOptions): Promise<EventStore & EventStoreAdmin> {
  const { file, onFatal = exitForGood, onStored = () => undefined } = options;
  const program = options.writerThread ?? (isCompiled ? new URL('./writer-thread.js', import.meta.url) : undefined);
  const unlock = lockLog(file);
  const store = new SqliteEventStore(file, unlock, onFatal, onStored);
  try {
    const channel = program === undefined ? openHere(file, store) : await openThread(program, file, store);
    store.connect(channel, new LogReader(file));
    return store;
  } catch (error) {
    unlock();
    throw error;
  }
}

class SqliteEventStore extends LogFollower implements EventStore, EventStoreAdmin {
  private channel: Channel | undefined;
  private readonly appends = new AppendQueue((group) => this.channel?.send(group));
  private closing: Promise<void> | undefined;
  /**
   * Position of the last event that the writer answered. Followers ask for it at every turn, and the writer is ours, so for them the file
   * need not be asked (a third of what reading the log cost). The file may be ahead of it for a moment: others are told what is there.
   */
  private last = 0;
  /** Whoever waits for an answer has it before those who follow begin. */
  private readonly followers = new Paced(() => {
    this.wake();
    this.onStored(positionOf(this.last));
  });

  constructor(
    private readonly file: string,
    private readonly unlock: () => void,
    private readonly onFatal: (error: Error) => void,
    private readonly onStored: (head: LogPosition) => void,
  ) {
    super();
  }

  connect(channel: Channel, reader: LogReader): void {
    this.channel = channel;
    this.read(reader);
    this.last = reader.head();
  }

  async append(commit: Commit): Promise<AppendResult> {
    this.open();
    return this.appends.add(commit);
  }

  answered(answers: readonly Answer[], head: number): void {
    this.last = head;
    this.appends.answered(answers);
    this.followers.more();
  }

  failed(error: Error): void {
    this.closing ??= Promise.resolve();
    this.appends.fail(`the log failed: ${error.message}`);
    this.shut();
    this.unlock();
    this.onFatal(error);
  }

  async backup(to: string): Promise<void> {
    this.open();
    await copyLog(this.file, to);
  }

  async commitHashes(after: LogPosition, upTo: LogPosition): Promise<readonly string[] | undefined> {
    return this.open().commitHashes(Number(after), Number(upTo));
  }

  /** Stores what was asked for before, then lets go of the file. */
  override close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  protected end(): number {
    this.open();
    return this.last;
  }

  /** This process is the only writer: what its writer answered last is the end. */
  protected seeEnd(): number {
    return this.end();
  }

  private async finish(): Promise<void> {
    this.appends.send({ all: true });
    this.shut(); // before the writer, so that the last one out is the one who may tidy up
    await this.channel?.close();
    this.unlock();
  }
}
