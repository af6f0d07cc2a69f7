import { join } from 'node:path';
import { beforeEach } from '@jest/globals';
import type { EventStore } from '@talentlog/runtime';
import {
  openServedEventStore,
  type ServedEventStore,
  type ServedLog,
  type ServedLogOptions,
  serveLog,
} from '@talentlog/runtime/served-log';
import { openSqliteEventStore } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../support/own.ts';
import { relay } from './relay.ts';

/** What the owner of a log and its callers know. */
export const secret = 'known to the owner and its callers';

/** A log of SQLite with its owner, for each test, and a line to it that can be cut. */
export function servedLogOfEachTest() {
  const own = ownOfEachTest();
  /** How many the log hands events to now. */
  let followers = 0;
  let file: string;
  let line: Awaited<ReturnType<typeof relay>>;
  let owner: { readonly store: EventStore; readonly served: ServedLog };

  function counted(store: EventStore): EventStore {
    const subscribe: EventStore['subscribe'] = async function* (asked) {
      followers += 1;
      try {
        yield* store.subscribe(asked);
      } finally {
        followers -= 1;
      }
    };
    return new Proxy(store, {
      get: (target, name) => {
        const value: unknown = name === 'subscribe' ? subscribe : Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
  async function begin(options: Partial<ServedLogOptions> = {}): Promise<void> {
    const store = await openSqliteEventStore({ file });
    const served = await serveLog({ store: counted(store), host: '127.0.0.1', port: 0, secret, ...options });
    owner = { store, served };
  }
  async function leave(): Promise<void> {
    await owner.served.close();
    await owner.store.close();
  }
  beforeEach(async () => {
    file = join(own.folder(), 'events.db');
    await begin();
    own.closes(leave);
    line = await relay(owner.served.port);
    own.closes(() => line.close());
  });

  return {
    line: () => line,
    owner: () => owner,
    followers: () => followers,
    /** A caller, by the line. */
    async opened(options: Partial<Parameters<typeof openServedEventStore>[0]> = {}): Promise<ServedEventStore> {
      const store = await openServedEventStore({ url: line.url, secret, patienceMs: 10_000, ...options });
      own.closes(() => store.close());
      return store;
    },
    /** The owner goes and comes again, at another port to which the line leads. */
    async beginAgain(options: Partial<ServedLogOptions> & { readonly elsewhere?: boolean } = {}): Promise<void> {
      const { elsewhere = false, ...others } = options;
      await leave();
      if (elsewhere) file = join(own.folder(), 'events.db');
      await begin(others);
      line.leadTo(owner.served.port);
    },
  };
}
