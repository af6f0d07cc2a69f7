import { MemoryLog, openMemoryEventStore } from '@talentlog/runtime';
import { eventStoreContract } from './contract.ts';

eventStoreContract('memory', async () => {
  const memory = new MemoryLog();
  return { open: async () => openMemoryEventStore({ memory }), remove: async () => undefined };
});
