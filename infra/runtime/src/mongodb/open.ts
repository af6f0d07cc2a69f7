import { setTimeout as delay } from 'node:timers/promises';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { peerLimits } from '../peers/peer.ts';
import { refusal, startRefusal } from './errors.ts';
import { type MongoServer, tryServer } from './trial.ts';

export interface MongoSettings {
  /** `mongodb://` or `mongodb+srv://`, with user and password where it asks for them. */
  readonly url: string;
  readonly database: string;
  /** Longest silence of the server within one call; default 30,000 ms. */
  readonly silentMs?: number;
  /** Longest time until a server is found that takes the call; default 10,000 ms. */
  readonly findMs?: number;
}

/** An open connection, whose reads and writes ask a majority. Whoever opened it closes it; the stores on it do not. */
export interface MongoConnection {
  readonly client: MongoClient;
  readonly db: Db;
  readonly server: MongoServer;
  close(): Promise<void>;
}

const silence = 30_000;

/** Whatever the address says of concerns: what is acknowledged is with a majority, on their disks, and only such is read. */
export const concerns: MongoClientOptions = {
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: silence },
  readConcern: { level: 'majority' },
  readPreference: 'primary',
};

/**
 * Connects and tries the database: what it writes it reads, changes and removes again. Throws EngineRefused, with what to do, where
 * that fails; `warn` is told of what works and is not wise.
 */
export async function openMongo(settings: MongoSettings, warn: (words: string) => void): Promise<MongoConnection> {
  const client = clientOf(settings);
  try {
    await client.connect().catch((error: unknown) => {
      throw startRefusal('connecting', error);
    });
    const db = client.db(settings.database);
    const server = await answered(tryServer(db, warn), settings.silentMs);
    return { client, db, server, close: () => client.close() };
  } catch (error) {
    await client.close().catch(() => undefined);
    throw startRefusal('opening the database', error);
  }
}

/** Each call of the trial has a time of its own: together they would keep a start that nobody answers for minutes. */
function answered<T>(trial: Promise<T>, withinMs = silence): Promise<T> {
  const late = delay(withinMs, undefined, { ref: false }).then(() => {
    throw refusal(
      `it took the call and gave no answer within ${withinMs / 1000} s`,
      'Look at how it does, and at what stands between here and there',
    );
  });
  return Promise.race([trial, late]);
}

function clientOf({ url, silentMs = silence, findMs = peerLimits.callMs }: MongoSettings): MongoClient {
  try {
    return new MongoClient(url, {
      ...concerns,
      appName: 'talentlog',
      connectTimeoutMS: peerLimits.connectMs,
      serverSelectionTimeoutMS: findMs,
      socketTimeoutMS: silentMs,
    });
  } catch (error) {
    throw startRefusal('reading MONGO_URL', error);
  }
}
