import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Collection, Filter, OptionalUnlessRequiredId, WithoutId } from 'mongodb';
import { StoreUnavailable } from '../event-store/port.ts';
import { inserted } from './duplicate.ts';
import type { Named } from './place.ts';

/** A document that is changed by comparing: `mark` is another one after each change. */
export interface Marked extends Named {
  readonly mark: string;
}

/** What a document says, without its name and mark. */
export type Said<T extends Marked> = Omit<T, '_id' | 'mark'>;

/** What is to become of a document, where anything is; and what whoever asked is told. */
export interface Change<T extends Marked, A> {
  readonly next?: Said<T> | 'gone';
  readonly answer: A;
}

/** Whoever loses so often in a row is told to try again: too many want the same at once. */
const mostTries = 200;
const pauseMs = 20;

/**
 * Changes one document: `change` is asked what is to become of it as it was read, and is asked anew where somebody else was first. So two
 * who do it at once do it one after the other, without a lock and without a transaction.
 */
export async function compareAndSet<T extends Marked, A>(
  collection: Collection<T>,
  name: string,
  change: (found: T | undefined) => Change<T, A>,
): Promise<A> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = ((await collection.findOne({ _id: name } as Filter<T>)) ?? undefined) as T | undefined;
    const { next, answer } = change(found);
    if (next === undefined || (found === undefined && next === 'gone')) return answer;
    if (await set(collection, name, found?.mark, next)) return answer;
    if (tries > 2) await after(Math.random() * pauseMs);
  }
  throw new StoreUnavailable(`MongoDB: ${collection.collectionName}: others change the same all the time`);
}

async function set<T extends Marked>(
  collection: Collection<T>,
  name: string,
  mark: string | undefined,
  next: Said<T> | 'gone',
): Promise<boolean> {
  const asRead = { _id: name, mark } as Filter<T>;
  if (next === 'gone') return (await collection.deleteOne(asRead)).deletedCount === 1;
  const document = { ...next, mark: randomUUID() };
  if (mark !== undefined)
    return (await collection.replaceOne(asRead, document as unknown as WithoutId<T>)).matchedCount === 1;
  return inserted(() => collection.insertOne({ _id: name, ...document } as unknown as OptionalUnlessRequiredId<T>));
}
