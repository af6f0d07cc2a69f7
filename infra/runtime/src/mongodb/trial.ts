import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { refusal, startRefusal } from './errors.ts';

/** What is known of a server since it was tried. */
export interface MongoServer {
  readonly version: string;
  /** Whether several keep the same: without it, what one machine loses is lost. */
  readonly isReplicated: boolean;
}

/** The oldest protocol that is spoken here: that of MongoDB 6.0. */
const oldestWire = 17;
/**
 * Clocks further apart than this are told. Nothing that is decided here needs them to agree; but the server lets marks of rows go a day
 * after they were gone by the clock here, and does it by its own.
 */
const apartMs = 60_000;

/** A document that is written to see whether it can be. */
interface Trial {
  readonly _id: string;
  readonly step: number;
}

interface Hello {
  readonly maxWireVersion?: number;
  readonly isWritablePrimary?: boolean;
  readonly ismaster?: boolean;
  readonly readOnly?: boolean;
  readonly setName?: string;
  readonly msg?: string;
  readonly localTime?: Date;
}

const tried = <T>(what: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw startRefusal(what, error);
  });

/** Throws EngineRefused, with what to do, where the server or this user's rights in the database do not do. */
export async function tryServer(db: Db, warn: (words: string) => void): Promise<MongoServer> {
  const hello = await tried('asking who it is', () => helloOf(db));
  const { version = 'of no version' } = (await db
    .admin()
    .buildInfo()
    .catch(() => ({}))) as { version?: string };
  assertUsable(hello, version);
  assertConcerns(db);
  await tryWrites(db);
  const isReplicated = hello.setName !== undefined || hello.msg === 'isdbgrid';
  if (!isReplicated) warn(`MongoDB: the server (${version}) is no replica set: what its machine loses is lost`);
  const apart = hello.localTime === undefined ? 0 : Math.abs(hello.localTime.getTime() - Date.now());
  if (apart > apartMs)
    warn(`MongoDB: the clock there differs from the one here by ${Math.round(apart / 60_000)} min: set both`);
  return { version, isReplicated };
}

/** Also of servers that know it by its former name alone. */
const helloOf = (db: Db): Promise<Hello> =>
  db.command({ hello: 1 }).catch(() => db.command({ isMaster: 1 })) as Promise<Hello>;

function assertUsable(hello: Hello, version: string): void {
  if ((hello.maxWireVersion ?? 0) < oldestWire)
    throw refusal(`the server is ${version}`, 'MongoDB 6.0 or newer is needed');
  if (!(hello.isWritablePrimary ?? hello.ismaster) || hello.readOnly)
    throw refusal(
      'the server takes no writes, it is read-only or a secondary',
      'Name the whole replica set in MONGO_URL, with replicaSet=, and no secondary alone',
    );
}

/** What was set is what the driver will ask for. */
function assertConcerns(db: Db): void {
  const { w, journal } = db.writeConcern ?? {};
  if (w !== 'majority' || journal !== true || db.readConcern?.level !== 'majority')
    throw refusal(
      'reads and writes do not ask a majority',
      'Leave w=, journal= and readConcernLevel= out of MONGO_URL',
    );
}

async function tryWrites(db: Db): Promise<void> {
  const collection = db.collection<Trial>('trials');
  const _id = randomUUID();
  const isOfStep = async (step: number) => (await collection.findOne({ _id }))?.step === step;
  await tried(`writing into ${db.databaseName}`, () => collection.insertOne({ _id, step: 1 }));
  try {
    const written = await tried('reading what was written', () => isOfStep(1));
    await tried('changing what was written', () => collection.updateOne({ _id, step: 1 }, { $set: { step: 2 } }));
    const changed = await tried('reading what was changed', () => isOfStep(2));
    if (!written || !changed)
      throw refusal('the server did not show at once what was written', 'Reads must see what a majority acknowledged');
    await tried('making an index', () => collection.createIndex({ step: 1 }));
  } finally {
    await tried('removing what was written', () => collection.deleteMany({ _id }));
  }
}
