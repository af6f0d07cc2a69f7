import { randomUUID } from 'node:crypto';
import { type MongoConnection, openMongo } from '@talentlog/runtime/mongodb';
import { given } from './given.ts';

/** The server of this run that speaks the MongoDB protocol. */
export const url = given('VIEWSTORE_MONGO_URL');

/** A database as the driver gives it. */
export type Db = MongoConnection['db'];

/** A database of one test, reached by as many connections as are asked for. */
export interface OwnDatabase {
  readonly name: string;
  /** By a connection of its own, as another process has it. */
  reach(): Promise<Db>;
  /** The same, with the connection. */
  connect(): Promise<MongoConnection>;
  /** The database goes, and its connections. */
  remove(): Promise<void>;
}

/** A new one. */
export function ownDatabase(): OwnDatabase {
  const name = `t-${randomUUID()}`;
  const connections: MongoConnection[] = [];
  const connect = async () => {
    const connection = await openMongo({ url, database: name }, () => undefined);
    connections.push(connection);
    return connection;
  };
  const reach = async () => (await connect()).db;
  return {
    name,
    connect,
    reach,
    async remove() {
      if (connections.length === 0) await reach();
      await connections[0]?.db.dropDatabase();
      for (const connection of connections) await connection.close();
    },
  };
}

/** Everything that lies in a database, as text. */
export async function stored(db: Db): Promise<string> {
  const all: unknown[] = [];
  for (const { name } of await db.listCollections().toArray()) all.push(await db.collection(name).find().toArray());
  return JSON.stringify(all);
}
