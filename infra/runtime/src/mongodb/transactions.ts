import { randomUUID } from 'node:crypto';
import type { ClientSession, MongoClient } from 'mongodb';
import { saidBy } from './errors.ts';
import { concerns, type MongoConnection } from './open.ts';
import type { Named } from './place.ts';

/** Does work whose writes, each made with this session, all count or none. It is never done twice. */
export type Atomically = <T>(work: (session: ClientSession) => Promise<T>) => Promise<T>;

interface Trial extends Named {
  readonly step: number;
}

/** Transactions of this connection, or why there are none to rely on. What answers without an error proves nothing: it is read afterwards. */
export async function transactionsOf(
  { client, db, server }: Pick<MongoConnection, 'client' | 'db' | 'server'>,
  warn: (words: string) => void,
): Promise<Atomically | undefined> {
  const atomically = transacting(client);
  const trials = db.collection<Trial>('trials');
  const [first, second] = [randomUUID(), randomUUID()];
  const steps = async () => {
    const found = await trials.find({ _id: { $in: [first, second] } }).toArray();
    return [first, second].map((_id) => found.find((one) => one._id === _id)?.step ?? 0).join(', ');
  };
  const write = (step: number) => async (session: ClientSession) => {
    await trials.updateOne({ _id: first }, { $set: { step } }, { session });
    await trials.insertOne({ _id: second, step }, { session });
  };
  const why = async (): Promise<string | undefined> => {
    await trials.insertOne({ _id: first, step: 1 });
    await atomically(async (session) => {
      await write(2)(session);
      throw new CalledOff();
    }).catch((error: unknown) => {
      if (!(error instanceof CalledOff)) throw error;
    });
    if ((await steps()) !== '1, 0') return 'it keeps what was called off';
    await atomically(write(3));
    if ((await steps()) !== '3, 3') return 'it does not keep what was committed';
    return server.isReplicated ? undefined : 'it is no replica set';
  };
  const reason = await why().catch((error: unknown) => saidBy(error));
  await trials.deleteMany({ _id: { $in: [first, second] } }).catch(() => undefined);
  if (reason === undefined) return atomically;
  warn(`MongoDB: transactions are not used, and batches of views go by their journal: ${reason}`);
  return undefined;
}

class CalledOff extends Error {}

const transacting =
  (client: MongoClient): Atomically =>
  (work) =>
    client.withSession(async (session) => {
      const { writeConcern = {}, readPreference = 'primary' } = concerns;
      session.startTransaction({ writeConcern, readPreference, readConcern: { level: 'snapshot' } });
      try {
        const result = await work(session);
        await session.commitTransaction();
        return result;
      } catch (error) {
        await session.abortTransaction().catch(() => undefined);
        throw error;
      }
    });
