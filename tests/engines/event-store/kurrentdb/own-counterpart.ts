import { afterEach, beforeEach } from '@jest/globals';
import type { EventStore } from '@talentlog/runtime';
import { openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { Counterpart } from './counterpart.ts';

/** A counterpart of each test of the suite, and a store that is opened on it. */
export function counterpartOfEachTest(): { readonly server: Counterpart; readonly store: EventStore } {
  const own = {} as { server: Counterpart; store: EventStore };
  beforeEach(async () => {
    own.server = await new Counterpart().start();
    own.store = await openKurrentEventStore(own.server);
  });
  afterEach(async () => {
    await own.store.close();
    await own.server.stop();
  });
  return own;
}
