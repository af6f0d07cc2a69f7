import type { Db } from 'mongodb';
import { upserted } from './duplicate.ts';
import type { Named } from './place.ts';

/** Which log a database belongs to: a place of it, and what else belongs to it. */
export interface LogStamp {
  readonly position: number;
  readonly hash: string;
  readonly secret: string;
  readonly ledgerKey: string;
  /** Whether the places in it are those of a server that keeps the log. */
  readonly logElsewhere?: boolean;
}

type Kept = Named & LogStamp;

const _id = 'log';

/** What a database says of the log that it was last used with; undefined for one that was not. */
export async function logStampOf(db: Db): Promise<LogStamp | undefined> {
  const found = await db.collection<Kept>('of_log').findOne({ _id });
  if (found === null) return undefined;
  const { position, hash, secret, ledgerKey, logElsewhere = false } = found;
  return { position, hash, secret, ledgerKey, logElsewhere };
}

/** Says in the database which log it belongs to. */
export async function stampDatabase(db: Db, stamp: LogStamp): Promise<void> {
  await upserted(() => db.collection<Kept>('of_log').updateOne({ _id }, { $set: stamp }, { upsert: true }));
}
