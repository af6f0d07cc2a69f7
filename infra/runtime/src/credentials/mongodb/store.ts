import type { Db } from 'mongodb';
import { inserted } from '../../mongodb/duplicate.ts';
import { type Named, Place } from '../../mongodb/place.ts';
import type { CredentialStore } from '../port.ts';
import { Factors } from './factors.ts';

interface Kept extends Named {
  readonly accountId: string;
  readonly hash: string;
  readonly at: number;
  readonly confirmed: boolean;
}

/** Opens the hashes of passwords and the second factors, a document each. */
export async function openMongoCredentials({ db }: { readonly db: Db }): Promise<CredentialStore> {
  const place = new Place(db, 'credentials');
  const kept = () => place.of<Kept>('credentials');
  const notes = () => place.of<Named>('credentials_notes');
  const factors = new Factors(place);
  await kept().createIndex({ accountId: 1 });
  await kept().createIndex({ confirmed: 1, at: 1 });
  await factors.prepare();
  return {
    put: async ({ id, accountId, hash, at }) =>
      void (await inserted(() => kept().insertOne({ _id: id, accountId, hash, at, confirmed: false }))),
    find: async (id) => (await kept().findOne({ _id: id }))?.hash,
    confirm: async (id) => void (await kept().updateOne({ _id: id }, { $set: { confirmed: true } })),
    drop: async (id) => void (await kept().deleteOne({ _id: id })),
    async dropAllOf(accountId) {
      await kept().deleteMany({ accountId });
      await factors.dropOf(accountId);
    },
    async doubtful(before) {
      const several = await kept()
        .aggregate<Named & { n: number }>([
          { $group: { _id: '$accountId', n: { $sum: 1 } } },
          { $match: { n: { $gt: 1 } } },
        ])
        .toArray();
      const inDoubt = [{ confirmed: false }, { accountId: { $in: several.map(({ _id }) => _id) } }];
      const found = await kept()
        .find({ at: { $lt: before }, $or: inDoubt })
        .sort({ accountId: 1, _id: 1 })
        .toArray();
      return found.map(({ _id, accountId }) => ({ id: _id, accountId }));
    },
    isComplete: async () => (await notes().findOne({ _id: 'complete' })) !== null,
    noteComplete: async () => void (await inserted(() => notes().insertOne({ _id: 'complete' }))),
    putFactor: async (factor) => factors.put(factor),
    findFactor: async (id) => factors.find(id),
    factorsBegun: async (accountId, since) => factors.begun(accountId, since),
    takeFactorStep: async (id, step) => factors.takeStep(id, step),
    keepRecoveryCodes: async (id, hashes) => factors.keepCodes(id, hashes),
    takeRecoveryCode: async (id, hash) => factors.takeCode(id, hash),
    confirmFactor: async (id) => factors.confirm(id),
    dropFactor: async (id) => factors.dropOne(id),
    dropFactorsOf: async (accountId, until) => factors.dropOf(accountId, until),
    doubtfulFactors: async () => factors.doubtful(),
    close: async () => place.close(),
  };
}
