import { type EventStore, MemoryLog, openMemoryEventStore, withSharedSubscription } from '@talentlog/runtime';
import { eventStoreContract } from './contract.ts';

/** The store as its subscribers see it who share one subscription. */
const shared = (store: EventStore): EventStore => ({
  ...withSharedSubscription(store, { queueLimit: 20, passedEveryMs: 1 }),
  append: (commit) => store.append(commit),
});

eventStoreContract('memory, with a shared subscription', async () => {
  const memory = new MemoryLog();
  return { open: async () => shared(openMemoryEventStore({ memory })), remove: async () => undefined };
});
