import { type AppendResult, type Commit, type EventStore, StoreUnavailable } from '../port.ts';
import { Appender } from './appender.ts';
import type { Connection } from './connection.ts';
import { KurrentReader } from './reader.ts';

/** A log on KurrentDB, for those who write it. */
export class KurrentEventStore extends KurrentReader implements EventStore {
  private readonly appender: Appender;
  private readonly underWay = new Set<Promise<unknown>>();
  private closing: Promise<void> | undefined;

  constructor(connection: Connection) {
    super(connection);
    this.appender = new Appender(connection, this);
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
