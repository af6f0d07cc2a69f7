import { isDeepStrictEqual } from 'node:util';
import { BSON } from '@talentlog/runtime/mongodb';
import type { Told } from './mongod-messages.ts';
import { hello, isHello, type Script } from './scripted-mongod.ts';

type Documents = Map<string, Told>;
const nameOf = (told: Told, command: string, id: unknown): string => `${String(told[command])}/${String(id)}`;

/** What a member of a replica set keeps, as far as batches of views ask it: what was committed, and what each transaction has besides. */
export interface Transacting {
  readonly script: Script;
  readonly committed: Documents;
  /** Every command that changed something or ended a transaction, in turn. */
  readonly heard: string[];
}

/** A member of a replica set; `keepsAborted`: as some that are none, it writes at once and says that it called off. */
export function transacting({ keepsAborted = false } = {}): Transacting {
  const committed: Documents = new Map();
  const open = new Map<string, Documents>();
  const heard: string[] = [];
  const script: Script = (command, told) => {
    if (isHello(command)) return hello({ setName: 'rs0', logicalSessionTimeoutMinutes: 30 });
    const session = BSON.EJSON.stringify(told.lsid ?? '');
    const isPart = told.autocommit === false && !keepsAborted;
    if (isPart && told.startTransaction === true) open.set(session, new Map(committed));
    const seen = isPart ? (open.get(session) ?? committed) : committed;
    if (['insert', 'update', 'delete', 'commitTransaction', 'abortTransaction'].includes(command)) heard.push(command);
    switch (command) {
      case 'insert':
        return inserted(told, seen);
      case 'update':
        return updated(told, seen);
      case 'find':
        return found(told, seen);
      case 'delete':
        for (const { q } of told.deletes as { q: Told }[])
          for (const [name, one] of seen) if (matches(one, q)) seen.delete(name);
        return { ok: 1, n: 1 };
      case 'commitTransaction':
        for (const [name, one] of open.get(session) ?? []) committed.set(name, one);
        open.delete(session);
        return { ok: 1 };
      case 'abortTransaction':
        open.delete(session);
        return { ok: 1 };
      default:
        return undefined;
    }
  };
  return { script, committed, heard };
}

function inserted(told: Told, seen: Documents): object {
  const documents = told.documents as Told[];
  for (const one of documents) seen.set(nameOf(told, 'insert', one._id), one);
  return { ok: 1, n: documents.length };
}

function updated(told: Told, seen: Documents): object {
  let n = 0;
  for (const { q, u, upsert } of told.updates as { q: Told; u: Told; upsert?: boolean }[]) {
    const name = nameOf(told, 'update', q._id);
    const before = seen.get(name);
    if (before === undefined ? !upsert : !matches(before, q)) continue;
    const set = u.$set as Told | undefined;
    seen.set(name, set === undefined ? { _id: q._id, ...u } : { ...before, ...set });
    n += 1;
  }
  return { ok: 1, n, nModified: n };
}

function found(told: Told, seen: Documents): object {
  const firstBatch = [...seen].flatMap(([name, one]) =>
    name.startsWith(`${String(told.find)}/`) && matches(one, told.filter as Told) ? [one] : [],
  );
  return { ok: 1, cursor: { id: BSON.Long.ZERO, ns: `db.${String(told.find)}`, firstBatch } };
}

/** Equality, and one of several. */
const matches = (one: Told, asked: Told): boolean =>
  Object.entries(asked).every(([field, wanted]) => {
    const among = (wanted as { $in?: unknown[] } | null)?.$in;
    return among === undefined ? isDeepStrictEqual(one[field] ?? null, wanted) : among.includes(one[field]);
  });
