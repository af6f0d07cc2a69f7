import { randomUUID } from 'node:crypto';
import { beforeEach } from '@jest/globals';
import Database from 'better-sqlite3';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import type { EventStoreAdmin } from '../event-store/admin.ts';
import type { EventStore, NewEvent } from '../event-store/port.ts';
import { openSqliteEventStore } from '../event-store/sqlite/store.ts';
import { silentLogger } from '../logger.ts';
import { logFiles } from './log-files.ts';
import { type Sealer, startSealer } from './sealer.ts';
import { verify } from './verify.ts';

const event = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  schemaVersion: 1,
  data: { n, 名: '张三', text: 'x'.repeat(n % 50) },
  metadata: {
    actor: 'guest',
    correlationId: 'c',
    causationId: 'c',
    commandId: 'c',
    commandName: 'Test',
    at: '2026-11-21T00:00:00.000Z',
  },
});

/** A log that is sealed, in a folder of its own: made anew for each test of the file. */
export class SealedLog {
  folder = '';
  private opened: (EventStore & EventStoreAdmin) | undefined;
  private sealing: Sealer | undefined;

  get files() {
    return logFiles(this.folder);
  }

  get store(): EventStore & EventStoreAdmin {
    if (this.opened === undefined) throw new Error('the log was not opened');
    return this.opened;
  }

  get sealer(): Sealer {
    if (this.sealing === undefined) throw new Error('nobody seals the log');
    return this.sealing;
  }

  /** Opens the log alone. */
  async open(): Promise<void> {
    this.opened = await openSqliteEventStore({ file: this.files.eventsFile });
  }

  /** Has it sealed, by default when it is asked for. */
  async seal(options: { readonly everyMs?: number; readonly commits?: false } = {}): Promise<void> {
    const { ledgerFile: file, keyFile } = this.files;
    const { commits = true, ...when } = options;
    const events = Object.create(this.store) as typeof this.store;
    const store = commits ? this.store : Object.assign(events, { commitHashes: async () => undefined });
    this.sealing = await startSealer({ store, file, keyFile, logger: silentLogger, ...when });
  }

  async start(): Promise<void> {
    await this.open();
    await this.seal();
  }

  async stop(): Promise<void> {
    await this.sealer.stop();
    await this.store.close();
  }

  async append(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const stream = `s-${n % 7}`;
      const revision = (await this.store.readStream(stream)).length - 1;
      const expected = revision < 0 ? 'no-stream' : revision;
      await this.store.append({ commitId: randomUUID(), writes: [{ stream, expected, events: [event(n)] }] });
    }
  }

  /** Edits the closed file as somebody with the file in hand could. */
  edit(sql: string): void {
    const db = new Database(this.files.eventsFile);
    db.exec(`DROP TRIGGER events_no_update; DROP TRIGGER events_no_delete; ${sql}`);
    db.close();
  }

  async firstBad(thorough = false) {
    return (await verify({ ...this.files, thorough })).firstBad;
  }
}

export function sealedLogOfEachTest(): SealedLog {
  const log = new SealedLog();
  const own = ownOfEachTest();
  beforeEach(async () => {
    log.folder = own.folder();
    own.closes(() => log.store.close());
    await log.start();
  });
  return log;
}
