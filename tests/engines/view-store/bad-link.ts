import type { Db } from '../mongodb-there.ts';
import { type Fault, gate } from './subject.ts';

/** A database behind a link that goes bad: see Fault. */
export interface BadDatabase {
  readonly db: Db;
  heal(): void;
}

type Call = (...args: unknown[]) => Promise<unknown>;
type Some = Readonly<Record<string | symbol, unknown>>;
const calls = new Set(
  'insertOne updateOne replaceOne deleteOne deleteMany bulkWrite findOne findOneAndUpdate createIndex createIndexes'.split(
    ' ',
  ),
);

/** Counts what is asked of the collections, and breaks at the call of that number. */
export function badLink(db: Db, at: number, fault: Fault): BadDatabase {
  const healed = gate();
  let [asked, isDown] = [0, false];
  const lost = () => new Error('the link is lost');
  const through = async (name: string, call: Call, args: unknown[]): Promise<unknown> => {
    asked += 1;
    if (isDown) throw lost();
    if (asked !== at) return call(...args);
    if (fault === 'late') {
      await healed.opened;
      return call(...args);
    }
    isDown = true;
    if (fault === 'lost after') await call(...args);
    const [writes, ...rest] = args;
    if (fault === 'cut in half' && name === 'bulkWrite' && Array.isArray(writes) && writes.length > 1)
      await call(writes.slice(0, Math.ceil(writes.length / 2)), ...rest);
    throw lost();
  };
  const collection = (name: string) =>
    new Proxy(db.collection(name), {
      get(target, property) {
        const found = (target as unknown as Some)[property];
        if (typeof found !== 'function') return found;
        const call = found.bind(target) as Call;
        if (!calls.has(String(property))) return call;
        return (...args: unknown[]) => through(String(property), call, args);
      },
    });
  return {
    db: new Proxy(db, {
      get(target, property) {
        if (property === 'collection') return collection;
        const found = (target as unknown as Some)[property];
        return typeof found === 'function' ? found.bind(target) : found;
      },
    }),
    heal() {
      isDown = false;
      healed.open();
    },
  };
}
