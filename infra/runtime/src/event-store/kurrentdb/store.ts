import { type AppendResult, type Commit, type EventStore, StoreUnavailable } from '../port.ts';
import { Appender } from './appender.ts';
import type { Connection } from './connection.ts';
import { Ownership } from './owner.ts';
import { KurrentReader } from './reader.ts';

/** A log on KurrentDB, for those who write it. */
export class KurrentEventStore extends KurrentReader implements EventStore {
  private readonly appender: Appender;
  private readonly ownership: Ownership;
  private readonly underWay = new Set<Promise<unknown>>();
  private closing: Promise<void> | undefined;

  constructor(connection: Connection, onFatal: (error: Error) => void) {
    super(connection);
    this.ownership = new Ownership(this, onFatal);
    this.appender = new Appender(connection, this, this.ownership);
  }

  /** This process alone appends from here on, until another one owns the log. */
  own(): Promise<void> {
    return this.ownership.take((plan) => this.send(plan));
  }

  async append(commit: Commit): Promise<AppendResult> {
    if (this.closing !== undefined) throw new StoreUnavailable('the log is closed');
    const appended = this.appender.append(commit);
    this.underWay.add(appended);
    return appended.finally(() => this.underWay.delete(appended));
  }

  /** One call as it is, without a second attempt: see `Appender`. */
  send(plan: Parameters<Appender['sent']>[0]): Promise<boolean> {
    return this.appender.sent(plan);
  }

  override close(): Promise<void> {
    this.closing ??= Promise.allSettled(this.underWay).then(() => super.close());
    return this.closing;
  }
}
