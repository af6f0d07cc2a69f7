import { openMongoLeases } from '@talentlog/runtime/mongodb';
import { ownDatabase } from '../mongodb-there.ts';
import { leasesContract } from './contract.ts';

leasesContract('MongoDB', async () => {
  const own = ownDatabase();
  return { open: async (clock) => openMongoLeases({ db: await own.reach(), clock }), remove: () => own.remove() };
});
