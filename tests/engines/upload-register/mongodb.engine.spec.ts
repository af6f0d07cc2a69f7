import { openMongoUploadRegister } from '@talentlog/runtime/mongodb';
import { ownDatabase } from '../mongodb-there.ts';
import { uploadRegisterContract } from './contract.ts';
import { sharedAllowanceContract } from './shared-allowance.ts';
import { sharedUploadsContract } from './shared-contract.ts';
import { uploadUpkeepContract } from './upkeep-contract.ts';

const place = async () => {
  const own = ownDatabase();
  return { open: async () => openMongoUploadRegister({ db: await own.reach() }), remove: () => own.remove() };
};
uploadRegisterContract('MongoDB', place);
uploadUpkeepContract('MongoDB', place);
sharedUploadsContract('MongoDB', place);
sharedAllowanceContract('MongoDB', place);
