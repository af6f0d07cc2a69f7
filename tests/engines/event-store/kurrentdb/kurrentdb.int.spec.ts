import { maxCommitBytes, openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { eventStoreContract } from '../contract.ts';
import { Counterpart } from './counterpart.ts';

eventStoreContract('KurrentDB, on its counterpart', async () => {
  const server = await new Counterpart().start();
  return { maxCommitBytes, open: () => openKurrentEventStore(server), remove: () => server.stop() };
});
