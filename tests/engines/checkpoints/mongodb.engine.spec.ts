import { afterEach, beforeEach, describe } from '@jest/globals';
import { openMongoCheckpoints } from '@talentlog/runtime/mongodb';
import { type OwnDatabase, ownDatabase } from '../mongodb-there.ts';
import { checkpointsContract } from './contract.ts';

describe('checkpoints in MongoDB', () => {
  let own: OwnDatabase;
  beforeEach(() => {
    own = ownDatabase();
  });
  afterEach(() => own.remove());
  checkpointsContract(async () => openMongoCheckpoints({ db: await own.reach() }), true);
});
